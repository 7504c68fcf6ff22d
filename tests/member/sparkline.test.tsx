import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startConnection } from '../../src/app/actors/connection';
import { LiveProvider } from '../../src/member/shared/Live';
import { createMarketClock } from '../../src/app/actors/clock';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { sparklineOf } from '../../src/member/shared/price-line/sparkline';
import { SparklineCell } from '../../src/member/shared/price-line/SparklineCell';
import { createCache } from '../../src/graph/cache';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf, type Day } from '../../src/market/day';
import { setLanguage } from '../../src/i18n/i18n';
import { installView } from '../support/in-view';

beforeEach(() => setLanguage('en'));

const view = installView();

/** A Thursday at noon, where a page inside keeps its prices fresh. */
const NOON = new Date('2026-08-27T12:00:00+07:00');
const actors = {
  clock: createMarketClock({ now: () => NOON.getTime(), after: () => () => {} }),
  connection: startConnection({ browser: window }),
} as unknown as AppActors;

function open(candles: object | null, volume = 1_000) {
  const requested: unknown[] = [];
  const link = new ApolloLink((operation) => {
    requested.push(operation.variables);
    expect(operation.getContext()['priority']).toBe('row');
    return new Observable((observer) => {
      if (candles === null) return () => requested.push('left');
      observer.next({ data: { candles: { __typename: 'CandleSeries', symbol: 'HPG', ...candles } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: createCache(), devtools: { enabled: false } });
  render(
    <ApolloProvider client={client}>
      <AppActorsProvider value={actors}>
        <LiveProvider onEverything={async () => {}}>
          <table>
            <tbody>
              <tr>
                <SparklineCell symbol="HPG" priceClass="up" price={28.6} volume={volume} reference={28.15} />
              </tr>
            </tbody>
          </table>
        </LiveProvider>
      </AppActorsProvider>
    </ApolloProvider>,
  );
  return requested;
}

const daysUpTo = (day: Day) => tradingDays('2026-08-20', day).slice(-3).map(epochSecondsOf);

describe('the line of a row', () => {
  it('is requested for when the row comes into view, and then says what it shows', async () => {
    const requested = open({ time: daysUpTo('2026-08-27'), close: [27.4, 28.9, 28.7] });
    expect(requested).toEqual([]);

    await view.comesIntoView();
    await view.leaves();
    await view.comesIntoView();

    const line = await screen.findByRole('img', { name: '3 trading days: lowest 27.40, highest 28.90' });
    expect(requested).toEqual([{ symbol: 'HPG', countback: 30 }]);
    expect(line.querySelector('.reference')).not.toBeNull();
  });

  it.each([
    ['ends with today’s price in the place of today’s close', '2026-08-27', 1_000, 3, '28.60'],
    ['goes on to today’s price where the closes end with yesterday', '2026-08-26', 1_000, 4, '28.60'],
    ['ends with yesterday’s close before the first match', '2026-08-26', 0, 3, '28.65'],
  ])('%s', async (_, newest, volume, count, low) => {
    open({ time: daysUpTo(newest), close: [28.9, 28.9, 28.65] }, volume);

    await view.comesIntoView();

    const name = `${count} trading days: lowest ${low}, highest 28.90`;
    expect(await screen.findByRole('img', { name })).toBeInstanceOf(SVGElement);
  });

  it('is requested no longer where the row leaves before it has come, and again when the row is back', async () => {
    const requested = open(null);
    await view.comesIntoView();
    await expect.poll(() => requested).toHaveLength(1);

    await view.leaves();
    await expect.poll(() => requested.slice(1)).toEqual(['left']);
    await view.comesIntoView();

    await expect.poll(() => requested).toHaveLength(3);
  });

  it('is left out where the feed has no candles', async () => {
    const requested = open({ time: [], close: [] });

    await view.comesIntoView();
    await expect.poll(() => requested).toHaveLength(1);

    expect(screen.queryByRole('img')).toBeNull();
  });

  it('runs from the left edge to the right one, higher where the price is, with the reference on its scale', () => {
    expect(sparklineOf([20, 22, 21], 21)).toEqual({
      path: 'M2 22L28 2L54 12',
      end: { x: 54, y: 12 },
      reference: 12,
    });
    expect(sparklineOf([20, 20], null)).toEqual({
      path: 'M2 12L54 12',
      end: { x: 54, y: 12 },
      reference: null,
    });
    expect([sparklineOf([], 20), sparklineOf([20], 20)]).toEqual([null, null]);
  });
});
