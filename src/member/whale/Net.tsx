import { formatNet } from '../../market/format';
import styles from './Net.module.css';
import { sideOf } from './side';

/** Net money with its sign, in the colour of its side; the board's hues belong to prices. */
export function Net({ net }: { net: number | null }) {
  return (
    <span className={styles.net} data-side={sideOf(net)}>
      {formatNet(net)}
    </span>
  );
}
