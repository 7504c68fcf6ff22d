import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { partnerChartMachine } from '../../../../machines/partner-chart.machine';
import { themeOf } from '../../../../machines/theme.machine';
import { useAppActors } from '../../../app/actors/AppActors';
import { useLanguage } from '../../../i18n/useT';
import type { ChartEmbed } from '../../../lib/chart-embed';
import { hearPage } from './page-messages';

/** The running chart of the partner, told what the page wants and what the frame says. */
export function usePartnerChart(embed: ChartEmbed, symbol: string) {
  const theme = useSelector(useAppActors().theme, themeOf);
  const lang = useLanguage();
  const request = useMemo(() => ({ symbol, theme, lang }), [symbol, theme, lang]);
  const actor = useActorRef(partnerChartMachine, { input: { request } });
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => actor.send({ type: 'request changed', request }), [actor, request]);
  useLayoutEffect(
    () => hearPage({ frame: () => frame.current, embed, tell: (said) => actor.send(said) }),
    [actor, embed],
  );
  useLayoutEffect(() => {
    const telling = actor.on('command', ({ command }) =>
      frame.current?.contentWindow?.postMessage(command, embed.heardAs),
    );
    return () => telling.unsubscribe();
  }, [actor, embed]);

  return { actor, frame };
}

export type PartnerChartActor = ReturnType<typeof usePartnerChart>['actor'];
