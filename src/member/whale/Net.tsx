import { formatNet } from '../../market/format';
import './Net.css';
import { netSide } from '../../market/net';

/** A signed net value in the colour of its side; price colours are not used. */
export function Net({ net }: { net: number | null }) {
  return <span className={`net net-${netSide(net, 1)}`}>{formatNet(net)}</span>;
}
