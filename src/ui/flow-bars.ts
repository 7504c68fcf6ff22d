import { netSide } from '../market/net';

export const FLOW_BARS_WIDTH = 240;
export const FLOW_BARS_HEIGHT = 120;

const MIDDLE = FLOW_BARS_HEIGHT / 2;
const LONGEST = MIDDLE - 4;
const SHORTEST = 1.5;

type Bar = { x: number; y: number; width: number; height: number; side: 'buy' | 'sell' };

/** The bars of net values, buying above zero, selling below; none for unknown or zero values. */
export function barsOf(nets: readonly (number | null)[], scale: number): (Bar | null)[] {
  const step = FLOW_BARS_WIDTH / nets.length;
  const width = step * 0.72;
  return nets.map((net, i) => {
    const side = netSide(net, 1);
    if (net === null || side === 'none') return null;
    const height = Math.max(SHORTEST, (Math.abs(net) / scale) * LONGEST);
    const x = i * step + (step - width) / 2;
    return { x, y: side === 'buy' ? MIDDLE - height : MIDDLE, width, height, side };
  });
}
