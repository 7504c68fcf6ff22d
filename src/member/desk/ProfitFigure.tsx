import { formatPercent } from '../../market/format';
import { signedMoney, type Profit as ProfitFigures } from './figures';
import styles from './DeskPage.module.css';

/** Money won or lost, with its sign and its percent; price colours are not used. */
export function ProfitFigure({ of: profit, unit = '' }: { of: ProfitFigures | null; unit?: string }) {
  const amount = profit?.amount ?? null;
  const side = amount === null || amount === 0 ? undefined : amount > 0 ? 'gain' : 'loss';
  return (
    <span className={styles.profit} data-side={side}>
      <span>
        {signedMoney(amount)}
        {amount !== null && unit}
      </span>
      {profit !== null && profit.percent !== null && (
        <>
          {' '}
          <span className={styles.percent}>{formatPercent(profit.percent)}</span>
        </>
      )}
    </span>
  );
}
