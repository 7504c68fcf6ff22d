import { useT } from '../../i18n/useT';
import { formatPercent } from '../../market/format';
import styles from './TallyTable.module.css';

/** How purchases stood so many sessions later; the mean in percent, the rate from 0 to 1. */
export type ShownTally = {
  sessions: number;
  count: number;
  mean: number | null;
  hitRate: number | null;
};

type Props = {
  labelledBy: string;
  signals: readonly ShownTally[];
  /** Of the same horizons in the same order. */
  anyDay: readonly ShownTally[];
};

/** Signals beside a purchase on any day, as bars from a common zero and as figures. */
export function TallyTable({ labelledBy, signals, anyDay }: Props) {
  const t = useT();
  const means = [...signals, ...anyDay].map(({ mean }) => mean ?? 0);
  const [least, most] = [Math.min(0, ...means), Math.max(0, ...means)];
  const scale = { least, span: most - least || 1 };

  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('why.after')}</th>
          <th scope="col" aria-hidden="true" />
          <th scope="col" className={`numeric ${styles.number}`}>
            {t('why.mean')}
          </th>
          <th scope="col" className={`numeric ${styles.number}`}>
            {t('why.hits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {signals.map((tally, i) => (
          <tr key={tally.sessions} data-sessions={tally.sessions}>
            <th scope="row">
              T+{tally.sessions}
              <span className={styles.baseline}> {t('why.times', { count: tally.count })}</span>
            </th>
            <td aria-hidden="true">
              <Bar tally={tally} {...scale} />
              <Bar tally={anyDay[i]} {...scale} isBaseline />
            </td>
            <Pair of={formatPercent(tally.mean)} anyDay={formatPercent(anyDay[i]?.mean)} />
            <Pair of={rate(tally.hitRate)} anyDay={rate(anyDay[i]?.hitRate)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pair({ of, anyDay }: { of: string; anyDay: string }) {
  const t = useT();
  return (
    <td className={`numeric ${styles.number}`}>
      {of}
      <span className={styles.baseline}>
        <span className="visually-hidden"> {t('why.anyDay')} </span>
        {anyDay}
      </span>
    </td>
  );
}

type BarProps = {
  tally: ShownTally | undefined;
  least: number;
  span: number;
  isBaseline?: boolean;
};

/** A mean as a bar from the common zero, to the left of it where it is a loss. */
function Bar({ tally, least, span, isBaseline = false }: BarProps) {
  const mean = tally?.mean ?? 0;
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
  return hitRate == null ? '—' : `${Math.round(hitRate * 100)}%`;
}
