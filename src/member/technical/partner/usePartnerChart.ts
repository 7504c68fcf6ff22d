import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { partnerChartMachine } from '../../../../machines/partner-chart.machine';
import { themeOf } from '../../../../machines/theme.machine';
import { useAppActors } from '../../../app/actors/AppActors';
import { useLanguage } from '../../../i18n/useT';
import type { ChartEmbed } from './chart-embed';
import { listenToPartner } from './partner-messages';

/** The partner's chart: receives the request of our page and the messages of the frame, and sends its own. */
export function usePartnerChart(embed: ChartEmbed, symbol: string) {
  const theme = useSelector(useAppActors().theme, themeOf);
  const lang = useLanguage();
  const request = useMemo(() => ({ symbol, theme, lang }), [symbol, theme, lang]);
  const actor = useActorRef(partnerChartMachine, { input: { request } });
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => actor.send({ type: 'request changed', request }), [actor, request]);
  useLayoutEffect(
    () => listenToPartner({ frame: () => frame.current, embed, onMessage: (message) => actor.send(message) }),
    [actor, embed],
  );
  useLayoutEffect(() => {
    const subscription = actor.on('command', ({ command }) =>
      frame.current?.contentWindow?.postMessage(command, embed.heardAs),
    );
    return () => subscription.unsubscribe();
  }, [actor, embed]);

  return { actor, frame };
}

export type PartnerChartActor = ReturnType<typeof usePartnerChart>['actor'];
