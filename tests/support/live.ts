import { act } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { createMarketTime } from '../../src/demo/market-time';
import { listed, pulseToArrive, row } from './page';
import { renderApp } from './renderApp';
import { openWithRows } from './watchlist';

export const at = (time: string, day = '2026-08-27') => Date.parse(`${day}T${time}:00+07:00`);

/** The market's time, stopped for a test to move. */
export function stopTime(time: string, day?: string) {
  const hands = createMarketTime({ browser: window });
  hands.setSpeed(0);
  hands.setTo(at(time, day), 'test');
  return {
    hands,
    moveTo: (...to: [time: string, day?: string]) => act(async () => hands.setTo(at(...to), 'test')),
  };
}

/** The product at a time of the market, its first answers there. */
export async function open(time: string, start: Parameters<typeof renderApp>[0] = {}) {
  const { hands, moveTo } = stopTime(time);
  const app = await openWithRows({ time: hands, ...start });
  if (!start.at) await pulseToArrive();
  await expect.poll(() => price('HPG')).toMatch(/%$/);
  app.requests.splice(0);
  return { ...app, moveTo };
}

export const price = (symbol: string) => row(symbol).querySelector('td.numeric')!.textContent;

/** The page goes out of sight until the returned function is called. */
export async function leave() {
  let state = 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  const report = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await report();
  return async () => {
    state = 'visible';
    await report();
  };
}

/** The page goes out of sight and comes back, after which whatever it missed is requested. */
export const lookAway = async () => (await leave())();

export type App = Awaited<ReturnType<typeof open>>;

/** From now on the feed quotes these last prices, and what it quoted before for all others. */
export async function quote({ server }: App, prices: Record<string, number | { volume: number }>) {
  const symbols = listed().join(',');
  const before = (await (await fetch(`/udf/quotes?symbols=${symbols}`)).json()) as {
    d: { n: string; v: object }[];
  };
  server.get('/udf/quotes', () => ({
    s: 'ok',
    d: before.d.map((each) =>
      each.n in prices ? { ...each, v: { ...each.v, ...valuesOf(prices[each.n]!) } } : each,
    ),
  }));
}

function valuesOf(news: number | { volume: number }) {
  return typeof news === 'number' ? { lp: news } : news;
}
