import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { lastClosedDay } from '../../../src/market/clock';
import { filterAt } from '../filter';
import { screenSize } from '../media';
import { region } from '../page';
import { honestFeed } from './feed';
import { oddFeed } from './oddities';
import { openOnFeed, plainOdd } from './page';
import { isHidden, type Kind } from './kinds';
import { oracleOf } from './oracle';
import { allShown, hasReason, pricesIn, wrongInPanel, type PanelName } from './shown';
import type { Truth } from './truth';

type PlaceOf = {
  at: string;
  /** What of it shows prices. */
  panels: readonly PanelName[];
  /** What is there once the page has loaded. */
  hasLoaded: () => boolean;
  isPhone?: true;
};

/** The pages that show prices, with their panels. */
export const PLACES = {
  home: { at: '/', panels: ['Watchlist'], hasLoaded: () => hasRow('Watchlist') },
  technical: {
    at: '/technical/FPT',
    panels: ['Head', 'Legend', 'Summary', 'Watchlist', 'Search'],
    hasLoaded: () => hasRow('Watchlist') && hasChart(),
  },
  peek: { at: '/technical/FPT', panels: ['Peek', 'Head'], hasLoaded: hasChart, isPhone: true },
  board: { at: '/market', panels: ['Board'], hasLoaded: () => hasRow('Price board') },
  filter: {
    at: filterAt('price.0.01,_'),
    panels: ['Filter'],
    hasLoaded: () => region('Filter') !== null && !isBusy('Filter'),
  },
  desk: { at: '/desk', panels: ['Trades'], hasLoaded: () => hasRow('Trades') },
  week: { at: '/week', panels: ['Week'], hasLoaded: () => region('Alerts near the price') !== null },
} satisfies Record<string, PlaceOf>;

export type Place = keyof typeof PLACES;

function hasRow(name: string) {
  return region(name)?.querySelector('tr[data-symbol]') != null;
}

function isBusy(name: string) {
  return region(name)?.querySelector('progress, .skeleton, [aria-busy=true]') != null;
}

/** The chart of a symbol has its bars, or says why there are none. */
function hasChart() {
  return region('Chart') !== null && !isBusy('Chart');
}

/** Levels so close that one is near any price. */
const NEAR = Array.from({ length: 32 }, (_, i) => Math.round(30 * 1.04 ** i * 10) / 10);

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
    ...NEAR.map((price) => ({ id: `near ${price}`, symbol: 'FPT', kind: 'above', price })),
  ].map((alert) => ({ ...alert, armedAt: '2026-11-20T15:30:00+07:00', firedAt: null, seen: false })),
};

/**
 * Opens a page on an odd feed, and returns how many prices its panels have of the symbol that the feed is odd of once nothing more
 * comes, and what is wrong: a price that is not of its day, none where the feed has one, none without a reason.
 */
export async function lookAt(
  place: Place,
  truth: Truth,
  kinds: readonly Kind[],
): Promise<{ seen: number; wrong: readonly string[] }> {
  onTestFinished(() => localStorage.removeItem('desk.1'));
  const { at, panels, hasLoaded, isPhone }: PlaceOf = PLACES[place];
  screenSize.resize(isPhone ? 390 : 1024);
  const oddities = kinds.map(({ oddity }) => oddity);
  // The board has quotes alone.
  const feed =
    place === 'board' ? oddFeed(honestFeed(truth), truth, ...oddities) : plainOdd(truth, ...oddities);
  const app = await openOnFeed({ feed, truth }, { at, stored: { 'desk.1': JSON.stringify(KEPT) } });
  await waitFor(() => expect(hasLoaded()).toBe(true), { timeout: 8_000 });
  await settled(app.sent);
  if (panels.includes('Search')) {
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'FPT');
    await settled(app.sent);
  }
  const named = kinds.map(({ name }) => name).join(', ');
  const looks = panels.map((panel) => {
    const seen = pricesIn(panel).filter(({ symbol }) => symbol === 'FPT').length;
    const wrong = [
      ...wrongInPanel(panel, truth, kinds),
      ...(seen > 0 ? [] : missingIn(panel, { place, truth, kinds })),
    ];
    return { seen, wrong: wrong.map((each) => `${place}, ${panel} (${named}): ${each}`) };
  });
  const spent = fired().map((each) => `${place} (${named}): ${each}`);
  app.close();
  return {
    seen: looks.reduce((sum, { seen }) => sum + seen, 0),
    wrong: [...looks.flatMap(({ wrong }) => wrong), ...spent],
  };
}

/** Waits until no request and no price comes any more. */
async function settled(sent: readonly string[]) {
  let before = '';
  for (let same = 0; same < 3;) {
    await new Promise((done) => setTimeout(done, 60));
    const now = `${sent.length} ${allShown()}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

type Look = { place: Place; truth: Truth; kinds: readonly Kind[] };

/** A panel without a price of the symbol has to say why, and has to have one where the feed can be read. */
function missingIn(panel: PanelName, { place, truth, kinds }: Look): readonly string[] {
  // A result of a search has a price where one is known.
  const isSaid = panel === 'Search' || hasReason(panel);
  return [
    ...(isSaid ? [] : ['no price and no reason']),
    ...(isHidden(kinds) || lacksPrice(place, truth, kinds) ? [] : ['no price, which the feed has']),
  ];
}

/** The board has quotes alone, and the week no price that is older than the last closed day. */
function lacksPrice(place: Place, truth: Truth, kinds: readonly Kind[]) {
  if (place === 'board') return kinds.some(({ lacksQuotes }) => lacksQuotes);
  return place === 'week' && oracleOf(truth, kinds).newest < lastClosedDay(truth.now);
}

/** Alerts that fired at a price that was never matched. */
function fired(): readonly string[] {
  const { alerts } = JSON.parse(localStorage.getItem('desk.1') ?? '{}') as Partial<typeof KEPT>;
  return (alerts ?? [])
    .filter(({ id, firedAt }) => !id.startsWith('near') && firedAt !== null)
    .map(({ id }) => `the alert ${id} has fired`);
}
