import { formatPercent, formatVolume } from '../../../market/format';
import { signedMoney } from '../figures';
import styles from '../DeskPage.module.css';

/** A return in percent, gains and losses apart; price colours are not used. */
export function Signed({ percent }: { percent: number | null }) {
  return (
    <span className={styles.profit} data-side={sideOf(percent)}>
      {formatPercent(percent)}
    </span>
  );
}

/** What something cost, in đồng: a gain has its sign turned. */
export function Cost({ amount }: { amount: number | null }) {
  if (amount === null) return '—';
  return (
    <span className={styles.profit} data-side={sideOf(-amount)}>
      {amount === 0 ? formatVolume(0) : signedMoney(-amount)}
    </span>
  );
}

function sideOf(figure: number | null) {
  if (figure === null || figure === 0) return undefined;
  return figure > 0 ? 'gain' : 'loss';
}
