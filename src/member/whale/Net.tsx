import { formatNet } from '../../market/format';
import './Net.css';
import { netSide } from '../../market/net';

/** Net money with its sign, in the colour of its side; the board's hues belong to prices. */
export function Net({ net }: { net: number | null }) {
  return <span className={`net net-${netSide(net, 1)}`}>{formatNet(net)}</span>;
}
