import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { createMarket } from '../../mock-server/simulator/simulator';
import { filterAt, panel, rows, symbols } from '../support/filter';
import { naiveFigures, type NaiveFigures } from '../support/market/screen-naive';
import { notices, textsOf } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';

const mentions = (text: RegExp) => panel().textContent.match(text)?.length ?? 0;

/** A server with the specification's calls and a feed with those of UDF alone. */
function plain(server: MockServer) {
  for (const path of ['/api/figures', '/udf/quotes', '/udf/symbol_info']) {
    server.get(path, () => new Response(404, {}, {}));
  }
}

/** The symbols of HNX whose figures meet a test, computed from the closed bars alone. */
function expectedOnHnx(meets: (figures: NaiveFigures) => boolean) {
  const market = createMarket({ now: () => NOW });
  const company = { pe: null, pb: null, roe: null, dividendYield: null, foreign5: null, foreign20: null };
  return market.listings
    .filter(({ symbol, exchange }) => {
      const candles = market.closedCandles(symbol)!;
      const [before, lp] = candles.close.slice(-2) as [number, number];
      const day = { lp, chp: (lp / before - 1) * 100, volume: candles.volume.at(-1)! };
      const wire = {
        symbol,
        exchange,
        sector: '',
        market_cap: null,
        foreign_buy: 0,
        foreign_sell: 0,
        ...day,
      };
      return exchange === 'HNX' && meets(naiveFigures(wire, candles, company));
    })
    .map(({ symbol }) => symbol)
    .sort();
}

describe('the filter against a feed without quotes and listing', () => {
  it('compares averages, extremes and volume with the last close', async () => {
    const expected = expectedOnHnx(
      ({ price, ma50, aboveLow, volumeRatio }) =>
        price! > (ma50 ?? Infinity) && aboveLow! >= 5 && volumeRatio! >= 0.6,
    );
    expect(expected.length).toBeGreaterThan(1);

    await renderApp({
      at: filterAt('exchange.HNX*ma50.above*aboveLow.5,_*volumeRatio.0.6,_'),
      prepare: plain,
    });
    await waitFor(() => expect([...symbols()].sort()).toEqual(expected));
    await waitFor(() => expect(panel().querySelector('progress')).toBeNull());
    expect([...symbols()].sort()).toEqual(expected);
    expect(mentions(/no quotes for a whole board/g)).toBe(1);
    expect(mentions(/Left out/g)).toBe(0);
    expect(notices()).toEqual([]);
  });

  it('finds by price, change and value of the last candle, and shows them', async () => {
    const expected = expectedOnHnx(({ price, change, value }) => price! >= 10 && change! >= 0 && value! >= 1);
    expect(expected.length).toBeGreaterThan(1);

    await renderApp({ at: filterAt('exchange.HNX*price.10,_*change.0,_*value.1,_'), prepare: plain });
    await waitFor(() => expect([...symbols()].sort()).toEqual(expected));
    await waitFor(() => expect(panel().querySelector('progress')).toBeNull());
    const figures = rows().flatMap((row) => textsOf(within(row).getAllByRole('cell').slice(0, 3)));
    expect(figures.filter((text) => text === '—')).toEqual([]);
  });

  it('names once the conditions that nothing answers, and finds by the others', async () => {
    const onHnx = expectedOnHnx(() => true);
    const { requests } = await renderApp({
      at: filterAt('exchange.HNX*sector.Thép*marketCap.1000,_*foreign1.0,_'),
      prepare: plain,
    });
    await waitFor(() => expect([...symbols()].sort()).toEqual(onHnx));
    expect(panel().textContent).toContain(
      'Left out: Sector: Steel · Market value at least 1,000 billion đồng · ' +
        'Foreign net buying of the day at least 0 billion đồng.',
    );
    expect(mentions(/Left out/g)).toBe(1);
    expect(requests.filter((request) => request.includes('countback=320'))).toEqual([]);
  });

  it('computes for 300 symbols, and says that it takes them in alphabetical order', async () => {
    const listed = Array.from({ length: 303 }, (_, i) => `Z${String(i).padStart(3, '0')}`);
    await renderApp({
      at: filterAt('price.1,_'),
      prepare(server) {
        plain(server);
        server.get('/udf/search', () => listed.toReversed().map((symbol) => ({ symbol, exchange: 'HOSE' })));
        const [t, bar, v] = [Date.parse('2026-08-27') / 1000, [10], [100]];
        server.get('/udf/history', () => ({ s: 'ok', t: [t], o: bar, h: bar, l: bar, c: bar, v }));
      },
    });
    await screen.findByText(/the first 300 symbols in alphabetical order.*; 3 symbols are not considered/);
    expect(panel().textContent).not.toContain('largest value');
    await waitFor(() => expect(within(panel()).getByRole('status').textContent).toBe('300 symbols'));
  });
});
