import { useT } from '../../../i18n/useT';
import { formatPrice, formatTurnover } from '../../../market/format';
import { FigureHead } from '../../../ui/FigureHead';
import type { ReportedQuarterFragment } from './company.generated';
import styles from './CompanyFigures.module.css';

type Props = { quarters: readonly ReportedQuarterFragment[] };

/** Below so many billion VND a figure has decimals. */
const SMALL = 100;

/** The revenue and the profit of each quarter as a bar and a number, the newest first; the bar of a loss is hollow. */
export function Quarters({ quarters }: Props) {
  const t = useT();
  const revenues = quarters.map(({ revenue }) => revenue);
  const profits = quarters.map(({ profit }) => profit);
  return (
    <table className={styles.quarters}>
      <caption className={styles.title}>{t('company.quarters')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('company.quarter')}</th>
          <FigureHead>{t('company.revenue')}</FigureHead>
          <FigureHead>{t('company.profit')}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {quarters.toReversed().map(({ quarter, revenue, profit }) => (
          <tr key={quarter}>
            <th scope="row">
              {t('company.quarterName', { quarter: quarter.slice(5), year: quarter.slice(0, 4) })}
            </th>
            <Figure value={revenue} all={revenues} />
            <Figure value={profit} all={profits} isProfit />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FigureProps = { value: number | null; all: readonly (number | null)[]; isProfit?: boolean };

function Figure({ value, all, isProfit = false }: FigureProps) {
  const most = Math.max(...all.map((each) => Math.abs(each ?? 0)));
  const format = most < SMALL ? formatPrice : formatTurnover;
  return (
    <td>
      <span className={styles.cell}>
        {value !== null && most > 0 && (
          <i
            data-profit={isProfit || undefined}
            data-loss={value < 0 || undefined}
            style={{ width: `${(Math.abs(value) / most) * 100}%` }}
          />
        )}
        <span className="numeric" translate="no">
          {format(value)}
        </span>
      </span>
    </td>
  );
}
