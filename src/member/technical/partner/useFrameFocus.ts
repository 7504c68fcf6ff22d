import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { partnerChartFocusMachine } from '../../../../machines/partner-chart-focus.machine';
import { selectDiverged, selectPainted } from '../../../../machines/partner-chart.machine';
import { focusWatchlist, watchFrameFocus } from './frame-focus';
import type { PartnerChartActor } from './usePartnerChart';

/** Whether the focus is in the frame inside the element that gets `box`, and the function that takes it back. */
export function useFrameFocus(chart: PartnerChartActor) {
  const actor = useActorRef(partnerChartFocusMachine);
  const isInside = useSelector(actor, (snapshot) => snapshot.matches('inside'));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!box.current) return;
    const watch = watchFrameFocus({
      box: box.current,
      isOpen: () =>
        selectPainted(chart.getSnapshot()) !== null || selectDiverged(chart.getSnapshot()) !== null,
      onEnter: (isByPerson) => actor.send({ type: 'focus entered', isByPerson }),
      onLeave: () => actor.send({ type: 'focus left' }),
    });
    const subscription = actor.on('restore focus', watch.restoreFocus);
    return () => {
      subscription.unsubscribe();
      watch.stop();
    };
  }, [actor, chart]);

  return {
    box,
    isInside,
    goBack() {
      actor.send({ type: 'exit button pressed' });
      focusWatchlist();
    },
  };
}
