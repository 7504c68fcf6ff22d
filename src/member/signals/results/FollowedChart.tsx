import { useT } from '../../../i18n/useT';
import { formatPercent } from '../../../market/format';
import { FOLLOWED_CAPITAL } from '../../../market/outcomes/follow-rules';
import type { FollowedBand } from '../../../market/outcomes/followed-band';
import { formatDong } from '../../../ui/amount';
import { formatDay } from '../../../ui/dates';
import { BandCurves, changesIn } from './BandCurves';
import { percentChanges, scaleOf } from '../../../ui/curve';
import { FollowedFalls } from './FollowedFalls';
import { Plot } from '../../../ui/Plot';
import { PlotLegend } from '../../../ui/PlotLegend';
import styles from './FollowedVerdict.module.css';

type Props = {
  band: FollowedBand;
  /** The capital held as the index on the same days; null without its bars. */
  benchmark: readonly number[] | null;
  isOneKind: boolean;
};

/** The change of the capital: the median as a solid line, most sequences as a band, the index as a dashed line; its falls beneath. */
export function FollowedChart({ band, benchmark, isOneKind }: Props) {
  const t = useT();
  const { days } = band;
  const changes = changesIn(band, FOLLOWED_CAPITAL);
  const { low, median, high } = changes;
  const index = benchmark && percentChanges(benchmark, FOLLOWED_CAPITAL);
  const scale = scaleOf(index ? [low, high, index] : [low, high]);
  const amountOf = (values: readonly number[] | null) => formatDong(values?.at(-1) ?? FOLLOWED_CAPITAL);

  return (
    <figure className={styles.figure}>
      <PlotLegend
        lines={[
          { look: 'solid', name: t('follow.line'), value: formatPercent(median.at(-1)) },
          {
            look: 'band',
            name: t('follow.band'),
            value: `${formatPercent(low.at(-1))} … ${formatPercent(high.at(-1))}`,
          },
          ...(index
            ? [{ look: 'dashed' as const, name: t('follow.indexLine'), value: formatPercent(index.at(-1)) }]
            : []),
        ]}
      />
      <Plot
        label={t(index ? 'follow.chart' : 'follow.chartAlone', {
          from: formatDay(days[0]),
          to: formatDay(days.at(-1)),
          followed: formatPercent(median.at(-1)),
          low: formatPercent(low.at(-1)),
          high: formatPercent(high.at(-1)),
          index: formatPercent(index?.at(-1)),
        })}
        days={days}
        scale={scale}
      >
        <BandCurves {...changes} index={index} scale={scale} />
      </Plot>
      <FollowedFalls days={days} falls={band.falls} benchmark={benchmark} />
      <figcaption className="text-2">
        {t(isOneKind ? 'follow.caption.KIND' : 'follow.caption.ALL', {
          millions: FOLLOWED_CAPITAL / 1_000_000,
          median: amountOf(band.median),
          low: amountOf(band.low),
          high: amountOf(band.high),
        })}{' '}
        {benchmark && t('follow.captionIndex', { index: amountOf(benchmark) })}
      </figcaption>
    </figure>
  );
}
