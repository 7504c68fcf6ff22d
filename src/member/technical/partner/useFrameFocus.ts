import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { partnerChartFocusMachine } from '../../../../machines/partner-chart-focus.machine';
import { selectDiverged, selectPainted } from '../../../../machines/partner-chart.machine';
import { watchFocus } from './focus-watch';
import { focusWatchlist } from './focus-watchlist';
import type { PartnerChartActor } from './usePartnerChart';

/** Whether the keyboard is in the frame inside the element that gets `box`, and the way back from there. */
export function useFrameFocus(chart: PartnerChartActor) {
  const actor = useActorRef(partnerChartFocusMachine);
  const isInside = useSelector(actor, (snapshot) => snapshot.matches('inside'));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!box.current) return;
    const watch = watchFocus({
      box: box.current,
      isOpen: () =>
        selectPainted(chart.getSnapshot()) !== null || selectDiverged(chart.getSnapshot()) !== null,
      onEnter: (isByPerson) => actor.send({ type: 'focus entered', isByPerson }),
      onLeave: () => actor.send({ type: 'focus left' }),
    });
    const giving = actor.on('restore focus', watch.giveBack);
    return () => {
      giving.unsubscribe();
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
