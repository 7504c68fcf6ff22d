import { signedMoney } from './figures';
import styles from './Desk.module.css';

/** Money won or lost, with its sign; price colours are not used. */
export function Profit({ amount, unit = '' }: { amount: number | null; unit?: string }) {
  const side = amount === null || amount === 0 ? undefined : amount > 0 ? 'gain' : 'loss';
  return (
    <span className={styles.profit} data-side={side}>
      {signedMoney(amount)}
      {amount !== null && unit}
    </span>
  );
}
