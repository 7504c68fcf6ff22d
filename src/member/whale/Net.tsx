import { formatNet } from '../../market/format';
import { netSide } from '../../market/net';
import styles from './tables.module.css';

/** A signed net value in the colour of its side; price colours are not used. */
export function Net({ net }: { net: number | null }) {
  return (
    <span className={styles.net} data-side={netSide(net, 1)}>
      {formatNet(net)}
    </span>
  );
}
