import { act } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { createMarketTime } from '../../src/demo/market-time';
import { listed, pulseToArrive, row, rowsToArrive } from './page';
import { renderApp } from './renderApp';

export const at = (time: string, day = '2026-08-27') => Date.parse(`${day}T${time}:00+07:00`);

/** The product at a time of the market, its first answers there. */
export async function open(time: string, start: Parameters<typeof renderApp>[0] = {}) {
  const hands = createMarketTime({ browser: window });
  hands.setSpeed(0);
  hands.setTo(at(time), 'test');
  const app = await renderApp({ time: hands, ...start });
  await rowsToArrive();
  if (!start.at) await pulseToArrive();
  await expect.poll(() => price('HPG')).toMatch(/%$/);
  app.requests.splice(0);
  return { ...app, hands };
}

export const price = (symbol: string) => row(symbol).querySelector('td.numeric')!.textContent;

/** The page goes out of sight and comes back, after which whatever it missed is requested. */
export async function lookAway() {
  let state = 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  state = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

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
