import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { variables } from '../../../lib/variables';
import { readChartEmbed, type ChartEmbed } from './chart-embed';
import { FailedLine } from '../../../ui/PanelState';
import { BuiltInChart, type ChartProps } from '../BuiltInChart';
import { focusWatchlist } from './frame-focus';
import { PartnerPanel } from './PartnerPanel';
import { usePartnerChart } from './usePartnerChart';
import styles from '../ChartPanel.module.css';

/** The partner's chart that the build configures; our own where it must not be framed. */
export function PartnerChart(props: ChartProps) {
  const [embed] = useState(configuredEmbed);
  return embed ? <Embedded {...props} embed={embed} /> : <BuiltInChart {...props} />;
}

function configuredEmbed() {
  const { VITE_CHART_EMBED_URL, VITE_CHART_EMBED_SAME_ORIGIN } = variables();
  return readChartEmbed(VITE_CHART_EMBED_URL, VITE_CHART_EMBED_SAME_ORIGIN, window.location.origin);
}

/** The partner's chart, or our own while the partner's is unavailable. */
function Embedded({ embed, ...chart }: ChartProps & { embed: ChartEmbed }) {
  const t = useT();
  const { actor, frame } = usePartnerChart(embed, chart.symbol);
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('fallback'));

  if (!isUnavailable) return <PartnerPanel embed={embed} symbol={chart.symbol} actor={actor} frame={frame} />;
  return (
    <BuiltInChart
      {...chart}
      notice={
        <FailedLine
          className={styles.notice}
          text={t('technical.partnerAway')}
          onRetry={() => {
            actor.send({ type: 'retry' });
            focusWatchlist();
          }}
        />
      }
    />
  );
}
