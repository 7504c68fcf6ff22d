import { expect } from 'vitest';
import { honestFeed } from './feed';
import { oddFeed, withoutQuotes, type Oddity } from './oddities';
import { TODAY, YESTERDAY } from './clock';
import { barsSeen } from './seen';
import { openSession } from './session';
import type { Truth } from './truth';

/** A session on a feed without quotes that does these as well. */
export const openOdd = (truth: Truth, ...oddities: readonly Oddity[]) =>
  openSession({ feed: oddFeed(honestFeed(truth), truth, withoutQuotes, ...oddities), truth });

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The price of the newest day against the close before, as any board has it. */
export function expectedToday(truth: Truth, symbol = 'FPT') {
  const [price, reference] = [truth.closeOn(symbol, TODAY)!, truth.closeOn(symbol, YESTERDAY)!];
  return { day: TODAY, price, reference, changePercent: rounded((price / reference - 1) * 100) };
}

/** Everything about the daily bars is right: none is missing, none is of another day. */
export async function expectWhole(truth: Truth, oddities: readonly Oddity[]) {
  const series = await barsSeen(openOdd(truth, ...oddities));
  const bars = truth.days('FPT').slice(-1000);
  expect(series?.availability).toBe('READY');
  expect(series?.time).toEqual(bars.map(({ time }) => time));
  expect(series?.close.map(rounded)).toEqual(bars.map(({ close }) => close));
  expect(series?.leftOut).toEqual([]);
  return series!;
}
