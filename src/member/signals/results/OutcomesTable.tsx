import { useT } from '../../../i18n/useT';
import { formatChange, formatPercent } from '../../../market/format';
import type { Interval } from '../../../market/outcomes/interval';
import { FigureHead } from '../../../ui/FigureHead';
import styles from './OutcomesTable.module.css';

/** Fewer complete cases are no evidence. */
const LEAST_CASES = 30;

/** How purchases stood so many trading days later; the mean in percent, the rate from 0 to 1. */
export type ShownStats = {
  tradingDays: number;
  count: number;
  mean: number | null;
  hitRate: number | null;
  /** Their 95 % intervals, where they are to be shown. */
  hitRateInterval?: Interval | null;
  meanInterval?: Interval | null;
};

type Props = {
  labelledBy: string;
  signals: readonly ShownStats[];
  /** The same horizons in the same order. */
  baseline: readonly ShownStats[];
};

/** The outcomes of signals compared with a purchase on any day, as bars and figures; grey where they are too few. */
export function OutcomesTable({ labelledBy, signals, baseline }: Props) {
  const t = useT();
  const means = [...signals, ...baseline].map(({ mean }) => mean ?? 0);
  const [least, most] = [Math.min(0, ...means), Math.max(0, ...means)];
  const scale = { least, span: most - least || 1 };

  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('why.after')}</th>
          <th scope="col" aria-hidden="true" />
          <FigureHead className={styles.number}>{t('why.mean')}</FigureHead>
          <FigureHead className={styles.number}>{t('why.hits')}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {signals.map((stats, i) => (
          <tr
            key={stats.tradingDays}
            data-days={stats.tradingDays}
            data-few={stats.count < LEAST_CASES || undefined}
          >
            <th scope="row">
              T+{stats.tradingDays}
              <span className={styles.baseline}> {t('why.times', { count: stats.count })}</span>
            </th>
            <td aria-hidden="true">
              <Bar stats={stats} {...scale} />
              <Bar stats={baseline[i]} {...scale} isBaseline />
            </td>
            <Pair
              signals={formatPercent(stats.mean)}
              interval={stats.meanInterval && rangeOf(stats.meanInterval, formatChange)}
              baseline={formatPercent(baseline[i]?.mean)}
            />
            <Pair
              signals={rate(stats.hitRate)}
              interval={stats.hitRateInterval && rangeOf(stats.hitRateInterval, wholePercent)}
              baseline={rate(baseline[i]?.hitRate)}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PairProps = { signals: string; interval: string | null | undefined; baseline: string };

function Pair({ signals, interval, baseline }: PairProps) {
  const t = useT();
  return (
    <td className={`numeric ${styles.number}`}>
      {signals}
      {interval && (
        <span className={styles.interval}>
          <span className="visually-hidden"> {t('trackRecord.interval')} </span>
          {interval}
        </span>
      )}
      <span className={styles.baseline}>
        <span className="visually-hidden"> {t('why.anyDay')} </span>
        {baseline}
      </span>
    </td>
  );
}

type BarProps = {
  stats: ShownStats | undefined;
  least: number;
  span: number;
  isBaseline?: boolean;
};

/** A mean return as a bar from a common zero; losses extend to the left. */
function Bar({ stats, least, span, isBaseline = false }: BarProps) {
  const mean = stats?.mean ?? 0;
  const left = ((Math.min(0, mean) - least) / span) * 100;
  const width = (Math.abs(mean) / span) * 100;
  return (
    <i
      className={isBaseline ? `${styles.bar} ${styles.baselineBar}` : styles.bar}
      style={{ marginLeft: `${left}%`, width: `${width}%` }}
    />
  );
}

function rate(hitRate: number | null | undefined) {
  return hitRate == null ? '—' : `${wholePercent(hitRate)}%`;
}

function wholePercent(share: number) {
  return String(Math.round(share * 100));
}

function rangeOf({ from, to }: Interval, format: (value: number) => string) {
  return `${format(from)} … ${format(to)}%`;
}
