import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertsWatched, region, row } from '../support/page';
import { queriesToLoad } from '../support/queries';
import { at, open, price, lookAway, quote } from '../support/live';

describe('a symbol without a match on the trading day', () => {
  it('shows its reference, neutral, and says so: never 0.00 in red', async () => {
    const app = await open('14:12');
    const limits = (await (await fetch('/udf/quotes?symbols=SHS')).json()) as {
      d: [{ v: { prev_close_price: number } }];
    };
    await quote(app, { SHS: { volume: 0 } });

    await lookAway();

    const reference = limits.d[0].v.prev_close_price.toFixed(2);
    await expect.poll(() => price('SHS')).toBe(`${reference}no trades yet`);
    expect(row('SHS').querySelector('.price')!.className).toBe('price price-none');
  });
});

describe('prices while nothing is matched', () => {
  it('are not requested: in the lunch break, after the close, on a Sunday, at Tết', async () => {
    const { actors, requests, moveTo } = await open('08:00');

    for (const [time, day, asOf] of [
      ['11:45', '2026-08-27', 'Prices at 11:30 · 27/08'],
      ['15:30', '2026-08-27', 'Prices of trading day 27/08'],
      ['10:00', '2026-08-30', 'Prices of trading day 28/08'],
      ['10:00', '2026-02-17', 'Prices of trading day 13/02'],
    ] as const) {
      await moveTo(time, day);
      await within(region('Watchlist')!).findByText(asOf);
      // Once what was traded between the two instants is known.
      await alertsWatched(at(time, day));
      await queriesToLoad(actors);
      requests.splice(0);

      await lookAway();
      await lookAway();

      // The ex-dates until a new day of prices are no prices; they load behind all else, first the feed's configuration.
      expect(requests.filter((each) => !/\/timescale_marks|\/udf\/config/.test(each))).toEqual([]);
    }
  });

  it('are requested once more when trading stops, and whatever else is on the page', async () => {
    const { actors, requests, moveTo } = await open('11:29');
    await alertsWatched(at('11:29'));
    await queriesToLoad(actors);

    await moveTo('11:30');

    await expect
      .poll(() => requests)
      .toEqual(expect.arrayContaining(['GET /api/watchlists', 'GET /api/tplus_signals']));
    expect(requests.filter((each) => each === 'GET /api/watchlists')).toHaveLength(1);
  });
});
