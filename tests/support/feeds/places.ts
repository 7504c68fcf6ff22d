import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { filterAt } from '../filter';
import { region } from '../page';
import { honestFeed } from './feed';
import { oddFeed } from './oddities';
import { openOnFeed, plainOdd } from './page';
import type { Kind } from './kinds';
import { shownPrices, wrongOnPage } from './shown';
import type { Truth } from './truth';

/** The pages that show prices, with what is there once a page has loaded. */
export const PLACES = {
  home: { at: '/', hasLoaded: () => hasRow('Watchlist') },
  technical: { at: '/technical/FPT', hasLoaded: () => hasRow('Watchlist') && hasChart() },
  board: { at: '/market', hasLoaded: () => hasRow('Price board') },
  filter: { at: filterAt('price.0.01,_'), hasLoaded: () => region('Filter') !== null && !isBusy('Filter') },
  desk: { at: '/desk', hasLoaded: () => hasRow('Trades') },
  week: { at: '/week', hasLoaded: () => region('Alerts near the price') !== null },
} as const;

export type Place = keyof typeof PLACES;

const hasRow = (name: string) => region(name)?.querySelector('tr[data-symbol]') != null;
const isBusy = (name: string) => region(name)?.querySelector('progress, .skeleton, [aria-busy=true]') != null;
/** The chart of a symbol has its bars, or says why there are none. */
const hasChart = () => region('Chart') !== null && !isBusy('Chart');

/** What a person keeps of the market: shares bought, and alerts above and below what was ever matched of late. */
const KEPT = {
  ...{ version: 1, notes: [], lines: [], settings: {}, flows: [] },
  trades: ['FPT', 'HPG'].map((symbol) => ({
    ...{ id: symbol, symbol, side: 'buy', quantity: 1000, price: 20, date: '2026-11-10' },
    ...{ stop: 1, target: 500 },
  })),
  alerts: [
    { id: 'high', symbol: 'FPT', kind: 'above', price: 300 },
    { id: 'low', symbol: 'FPT', kind: 'below', price: 2 },
    { id: 'near', symbol: 'FPT', kind: 'above', price: 42.5 },
  ].map((alert) => ({ ...alert, armedAt: '2026-11-20T15:30:00+07:00', firedAt: null, seen: false })),
};

/** The sentences that say why there is no figure. */
const REASONS =
  /could (?:be|not be) read|does not (?:offer|have)|refuses|has not answered|left out|no quotes for a whole board|no current prices|not known yet|no trading days|No symbol meets|has no price/i;

/** Opens a page on an odd feed, and returns what is wrong with the prices that stand there once nothing more comes. */
export async function wrongIn(
  place: Place,
  truth: Truth,
  kinds: readonly Kind[],
): Promise<readonly string[]> {
  onTestFinished(() => localStorage.removeItem('desk.1'));
  const { at, hasLoaded } = PLACES[place];
  const oddities = kinds.map(({ oddity }) => oddity);
  // The board has quotes alone.
  const feed =
    place === 'board' ? oddFeed(honestFeed(truth), truth, ...oddities) : plainOdd(truth, ...oddities);
  const app = await openOnFeed({ feed, truth }, { at, stored: { 'desk.1': JSON.stringify(KEPT) } });
  await waitFor(() => expect(hasLoaded()).toBe(true), { timeout: 8_000 });
  await settled(app.sent);
  const wrong = wrongOnPage(truth, kinds);
  const named = kinds.map(({ name }) => name).join(', ');
  const main = document.querySelector('main')!.textContent;
  const silent =
    shownPrices().some(({ symbol }) => symbol === 'FPT') || REASONS.test(main)
      ? []
      : ['no price and no reason'];
  const found = [...wrong, ...silent, ...fired()].map((each) => `${place} (${named}): ${each}`);
  app.close();
  return found;
}

/** Waits until no request and no price comes any more. */
async function settled(sent: readonly string[]) {
  let before = '';
  for (let same = 0; same < 3;) {
    await new Promise((done) => setTimeout(done, 60));
    const now = `${sent.length} ${JSON.stringify(shownPrices())}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Alerts that fired at a price that was never matched. */
function fired(): readonly string[] {
  const { alerts } = JSON.parse(localStorage.getItem('desk.1') ?? '{}') as Partial<typeof KEPT>;
  return (alerts ?? [])
    .filter(({ id, firedAt }) => id !== 'near' && firedAt !== null)
    .map(({ id }) => `the alert ${id} has fired`);
}
