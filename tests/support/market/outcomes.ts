import { expect } from 'vitest';
import type { StudySignal } from '../../../src/market/studies/signal';

export const signalAt = (index: number, voidBelow = 0): StudySignal => ({
  kind: 'buy_break_out',
  index,
  price: 20,
  voidBelow,
  evidence: { kind: 'buy_break_out', level: 20, peak: 0, volume: 3, usualVolume: 1 },
});

/** What 100 shares bring in percent, bought and sold at prices in thousand VND, at 0.15 % a side and 0.1 % on the sale. */
export function net(bought: number, sold: number) {
  const [paid, received] = [Math.round(bought * 100_000), Math.round(sold * 100_000)];
  const costs = [paid * 15, received * 15, received * 10].map((part) => Math.round(part / 10_000));
  return ((received - costs[1]! - costs[2]!) / (paid + costs[0]!) - 1) * 100;
}

export const closeTo = (value: number) => expect.closeTo(value, 9) as number;
