import { formatNet } from '../../market/format';
import './Net.css';
import { sideOf } from './side';

/** A signed net value in the colour of its side; price colours are not used. */
export function Net({ net }: { net: number | null }) {
  return <span className={`net net-${sideOf(net)}`}>{formatNet(net)}</span>;
}
