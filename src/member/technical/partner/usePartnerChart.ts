import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { partnerChartMachine } from '../../../../machines/partner-chart.machine';
import { themeOf } from '../../../../machines/theme.machine';
import { useAppActors } from '../../../app/actors/AppActors';
import { useLanguage } from '../../../i18n/useT';
import type { ChartEmbed } from '../../../lib/chart-embed';
import { listenToPartner } from './partner-messages';

/** The partner's chart: receives the subject of our page and the messages of the frame, and sends its own. */
export function usePartnerChart(embed: ChartEmbed, symbol: string) {
  const theme = useSelector(useAppActors().theme, themeOf);
  const lang = useLanguage();
  const subject = useMemo(() => ({ symbol, theme, lang }), [symbol, theme, lang]);
  const actor = useActorRef(partnerChartMachine, { input: { subject } });
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => actor.send({ type: 'subject changed', subject }), [actor, subject]);
  useLayoutEffect(
    () => listenToPartner({ frame: () => frame.current, embed, onMessage: (message) => actor.send(message) }),
    [actor, embed],
  );
  useLayoutEffect(() => {
    const subscription = actor.on('tell', ({ wish }) =>
      frame.current?.contentWindow?.postMessage(wish, embed.heardAs),
    );
    return () => subscription.unsubscribe();
  }, [actor, embed]);

  return { actor, frame };
}

export type PartnerChartActor = ReturnType<typeof usePartnerChart>['actor'];
