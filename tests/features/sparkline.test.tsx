import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { connectionMachine } from '../../machines/connection.machine';
import { LiveProvider } from '../../src/actors/Live';
import { createMarketClock } from '../../src/actors/market-clock';
import { RunningProvider, type Running } from '../../src/actors/Running';
import { lineOf } from '../../src/features/watchlist/line';
import { SparklineCell } from '../../src/features/watchlist/SparklineCell';
import { createCache } from '../../src/graph/cache';
import { speak } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';

beforeEach(() => speak('en'));

/** jsdom lays nothing out: the test says what comes into view. The page has one observer for all its rows. */
let show: (isIntersecting: boolean) => void = () => {};

class View {
  constructor(tell: (entries: object[]) => void) {
    const seen = new Set<Element>();
    this.observe = (element) => void seen.add(element);
    this.unobserve = (element) => void seen.delete(element);
    show = (isIntersecting) => tell([...seen].map((target) => ({ isIntersecting, target })));
  }
  observe: (element: Element) => void;
  unobserve: (element: Element) => void;
}

beforeAll(() => {
  window.IntersectionObserver = View as unknown as typeof IntersectionObserver;
});
afterAll(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

const view = {
  comesIntoView: () => act(async () => show(true)),
  leaves: () => act(async () => show(false)),
};

const TODAY = epochSecondsOf('2026-08-27');

/** Where prices are kept fresh; the newest session is that of 27/08/2026. */
function fresh(row: ReactNode) {
  const clock = createMarketClock({
    now: () => Date.parse('2026-08-27T16:00:00+07:00'),
    after: () => () => {},
  });
  const connection = createActor(connectionMachine).start();
  return (
    <RunningProvider value={{ clock, connection } as unknown as Running}>
      <LiveProvider onEverything={async () => {}}>{row}</LiveProvider>
    </RunningProvider>
  );
}

function open(candles: object, around = (row: ReactNode) => row) {
  const asked: object[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return new Observable((observer) => {
      observer.next({ data: { candles: { __typename: 'CandleSeries', symbol: 'HPG', ...candles } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: createCache(), devtools: { enabled: false } });
  render(
    <ApolloProvider client={client}>
      <table>
        <tbody>
          <tr>{around(<SparklineCell symbol="HPG" of="up" price={28.6} reference={28.15} />)}</tr>
        </tbody>
      </table>
    </ApolloProvider>,
  );
  return asked;
}

describe('the line of a row', () => {
  it('is asked for when the row comes into view, and then says what it shows', async () => {
    const asked = open({ time: [0, 86_400, 172_800], close: [27.4, 28.9, 28.6] });
    expect(asked).toEqual([]);

    await view.comesIntoView();
    await view.leaves();
    await view.comesIntoView();

    const line = await screen.findByRole('img', { name: '3 sessions: lowest 27.40, highest 28.90' });
    expect(asked).toEqual([{ symbol: 'HPG', countback: 30 }]);
    expect(line.querySelector('.sparkline-reference')).not.toBeNull();
  });

  it('ends at the present price where the newest bar is of the session that prices are from', async () => {
    open({ time: [TODAY - 2 * 86_400, TODAY - 86_400, TODAY], close: [27.4, 28.1, 29.9] }, fresh);

    await view.comesIntoView();

    expect(await screen.findByRole('img', { name: '3 sessions: lowest 27.40, highest 28.60' })).toBeTruthy();
  });

  it('is left out where the feed has no candles', async () => {
    const asked = open({ time: [], close: [] });

    await view.comesIntoView();
    await expect.poll(() => asked).toHaveLength(1);

    expect(screen.queryByRole('img')).toBeNull();
  });

  it('runs from the left edge to the right one, higher where the price is, with the reference on its scale', () => {
    expect(lineOf([20, 22, 21], 21)).toEqual({
      path: 'M2 22L28 2L54 12',
      end: { x: 54, y: 12 },
      reference: 12,
    });
    expect(lineOf([20, 20], null)).toEqual({ path: 'M2 12L54 12', end: { x: 54, y: 12 }, reference: null });
    expect([lineOf([], 20), lineOf([20], 20)]).toEqual([null, null]);
  });
});
