import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { partnerChartFocusMachine } from '../../../../machines/partner-chart-focus.machine';
import { paintedBy, strayedTo } from '../../../../machines/partner-chart.machine';
import { watchFocus } from './frame-focus';
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
      isOpen: () => paintedBy(chart.getSnapshot()) !== null || strayedTo(chart.getSnapshot()) !== null,
      onEnter: (isLed) => actor.send({ type: 'focus entered', isLed }),
      onLeave: () => actor.send({ type: 'focus left' }),
    });
    const giving = actor.on('give back', watch.giveBack);
    return () => {
      giving.unsubscribe();
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
