import { useSelector } from '@xstate/react';
import { useT } from '../../../i18n/useT';
import { readChartEmbed, type ChartEmbed } from '../../../lib/chart-embed';
import { FailedLine } from '../../../ui/PanelState';
import { BuiltInChart, type ChartProps } from '../BuiltInChart';
import { focusWatchlist } from './focus-watchlist';
import { PartnerPanel } from './PartnerPanel';
import { usePartnerChart } from './usePartnerChart';
import styles from '../ChartPanel.module.css';

const { VITE_CHART_EMBED_URL, VITE_CHART_EMBED_SAME_ORIGIN } = import.meta.env;
const embed = readChartEmbed(VITE_CHART_EMBED_URL, VITE_CHART_EMBED_SAME_ORIGIN, window.location.origin);

/** The chart of the partner that the build names; ours where it must not be framed. */
export default function PartnerChart(props: ChartProps) {
  return embed ? <Embedded {...props} embed={embed} /> : <BuiltInChart {...props} />;
}

/** The partner's chart, and ours in its place while the partner's is away. */
function Embedded({ embed, ...chart }: ChartProps & { embed: ChartEmbed }) {
  const t = useT();
  const { actor, frame } = usePartnerChart(embed, chart.symbol);
  const isAway = useSelector(actor, (snapshot) => snapshot.matches('fallback'));

  if (!isAway) return <PartnerPanel embed={embed} symbol={chart.symbol} actor={actor} frame={frame} />;
  return (
    <BuiltInChart
      {...chart}
      instead={
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
