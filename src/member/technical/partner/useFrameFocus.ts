import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { partnerChartFocusMachine } from '../../../../machines/partner-chart-focus.machine';
import { paintedBy, strayedTo } from '../../../../machines/partner-chart.machine';
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
      isOpen: () => paintedBy(chart.getSnapshot()) !== null || strayedTo(chart.getSnapshot()) !== null,
      onEnter: (isLed) => actor.send({ type: 'focus entered', isLed }),
      onLeave: () => actor.send({ type: 'focus left' }),
    });
    const subscription = actor.on('give back', watch.restoreFocus);
    return () => {
      subscription.unsubscribe();
      watch.stop();
    };
  }, [actor, chart]);

  return {
    box,
    isInside,
    goBack() {
      actor.send({ type: 'left by our button' });
      focusWatchlist();
    },
  };
}
