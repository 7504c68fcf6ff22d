import { useT } from '../../../i18n/useT';
import { formatPercent } from '../../../market/format';
import type { OutcomeStats } from '../../../market/outcomes/stats';
import { LEAST_CASES } from '../../../market/outcomes/verdict';
import { FigureHead } from '../../../ui/FigureHead';
import { HorizonHead } from './HorizonHead';
import { formatRate } from './rate';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './OutcomesTable.module.css';

/** How purchases stood so many trading days later. */
export type ShownStats = OutcomeStats & { tradingDays: number };

type Props = { labelledBy: string; signals: readonly ShownStats[] };

/** The outcomes of signals as bars and figures; grey where they are too few. */
export function OutcomesTable({ labelledBy, signals }: Props) {
  const t = useT();
  const means = signals.map(({ mean }) => mean ?? 0);
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
        {signals.map(({ tradingDays, count, mean, hitRate }) => (
          <tr key={tradingDays} data-days={tradingDays} data-few={count < LEAST_CASES || undefined}>
            <HorizonHead tradingDays={tradingDays} count={count} />
            <td aria-hidden="true">
              <Bar mean={mean ?? 0} {...scale} />
            </td>
            <FigureCell className={styles.number}>{formatPercent(mean)}</FigureCell>
            <FigureCell className={styles.number}>{formatRate(hitRate)}</FigureCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A mean return as a bar from a common zero; losses extend to the left. */
function Bar({ mean, least, span }: { mean: number; least: number; span: number }) {
  const left = ((Math.min(0, mean) - least) / span) * 100;
  const width = (Math.abs(mean) / span) * 100;
  return <i className={styles.bar} style={{ marginLeft: `${left}%`, width: `${width}%` }} />;
}
