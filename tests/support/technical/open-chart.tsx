import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { somebody } from '../pulse-signals-news.page';
import { AppActorsProvider, type AppActors } from '../../../src/app/actors/AppActors';
import { createMarketClock } from '../../../src/app/actors/clock';
import { startConnection } from '../../../src/app/actors/connection';
import { setLanguage } from '../../../src/i18n/i18n';
import type { FeedDepartureKind, Resolution } from '../../../src/graph/resolvers.types';
import { openStorage } from '../../../src/lib/storage';
import { LiveProvider } from '../../../src/member/shared/Live';
import { PositionProvider } from '../../../src/member/shared/position/PositionContext';
import { ChartPanel } from '../../../src/member/technical/ChartPanel';
import { InstrumentDocument } from '../../../src/member/technical/technical.generated';
import { charts, currentChart } from './fake-chart';
import { brokenOut, createFeed, instrumentOf, type FeedEvents } from './technical-feed';

/** A Thursday after the close: the newest bar of `brokenOut` is closed. */
export const NOW = new Date('2026-08-27T16:00:00+07:00').getTime();
/** The parameter that names the signal of `brokenOut`. */
export const SIGNAL = 'signal=buy_break_out.2026-08-14';

export function actorsAt(now: number) {
  const clock = createMarketClock({ now: () => now, after: () => () => {} });
  const storage = openStorage(window);
  return {
    clock,
    storage,
    session: somebody(),
    connection: startConnection({ browser: window }),
  } as unknown as AppActors;
}

type Options = {
  symbol?: string;
  isAnswered?: boolean;
  isPainted?: boolean;
  now?: number;
  /** What the feed has in place of the bars of `brokenOut`. */
  bars?: ReturnType<typeof brokenOut>;
  /** The lengths of bars that the feed offers. */
  resolutions?: readonly Resolution[];
  /** The events that the feed has. */
  events?: FeedEvents;
  /** What the feed does otherwise. */
  departures?: readonly FeedDepartureKind[];
  /** Another panel of the page. */
  beside?: ReactNode;
};

/** The chart of a symbol with the bars of `brokenOut`, in English, answered and painted by default. */
export async function openChart(
  search = '',
  { symbol = 'VNM', isAnswered = true, isPainted = isAnswered, now = NOW, beside, ...feeds }: Options = {},
) {
  const { bars = brokenOut(symbol), ...offered } = feeds;
  await setLanguage('en');
  window.history.replaceState(null, '', `/technical/${symbol}${search}`);
  const feed = createFeed(offered);
  if (isAnswered) feed.setBars(bars);
  render(
    feed.around(
      <AppActorsProvider value={actorsAt(now)}>
        <LiveProvider onEverything={async () => {}}>
          <PositionProvider>
            <ChartPanel symbol={symbol} />
            {beside}
          </PositionProvider>
        </LiveProvider>
      </AppActorsProvider>,
    ),
  );
  await waitFor(() => expect(charts.created).toHaveLength(1));
  await act(async () => {});
  if (isAnswered) await feed.answerCandles(bars);
  if (isPainted) await act(async () => currentChart().paint());
  return { feed, user: userEvent.setup() };
}

export const region = () => screen.getByRole('region', { name: 'Chart' });
export const address = () => window.location.pathname + window.location.search;
export const legend = () => region().querySelector('.legend')?.textContent ?? '';

/** The labels of the indicators on the chart. */
export const indicatorLabels = () => [
  ...new Set(
    currentChart()
      .shown.at(-1)
      ?.lines.map(({ label }) => label),
  ),
];

/** Updates the quote of VNM within the day of its newest bar. */
export async function updateQuote(
  { client }: ReturnType<typeof createFeed>,
  { price, volume }: { price: number; volume: number },
) {
  const instrument = instrumentOf('VNM', { open: 20.9, high: 21, low: 20.8, price, volume });
  const variables = { symbol: 'VNM' };
  await act(
    async () => void client.writeQuery({ query: InstrumentDocument, variables, data: { instrument } }),
  );
}
