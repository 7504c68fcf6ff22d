import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { filterAt, openFilter, panel, symbols } from '../support/filter';
import { notices, textsOf } from '../support/page';
import { createMarket, type Market } from '../../mock-server/simulator/simulator';
import { sendSingleHistories } from '../support/single-histories';
import { NOW, renderApp } from '../support/renderApp';

const lacking = (server: MockServer) => server.get('/api/figures', () => new Response(404, {}, {}));

/** The response of /history with all bars of a symbol. */
function barsOf(market: Market, symbol: string) {
  const { time, open, high, low, close, volume } = market.candles(symbol)!;
  return { s: 'ok', t: time, o: open, h: high, l: low, c: close, v: volume };
}

/** A server without figures that sends the bars of so many symbols, and those of the others once it is opened. */
function gated(market: Market, sentAtOnce: number) {
  let requested = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return {
    open: () => open(),
    prepare(server: MockServer) {
      lacking(server);
      sendSingleHistories(server);
      server.get('/udf/history', async (_schema, { queryParams }) => {
        if (queryParams['countback'] === '320' && ++requested > sentAtOnce) await gate;
        return barsOf(market, String(queryParams['symbol']));
      });
    },
  };
}

describe('the filter against a server without figures', () => {
  it('finds by technical conditions what the candles say of the symbols that the board leaves', async () => {
    const market = createMarket({ now: () => NOW });
    const mean = (listing: (typeof market.listings)[number], days: number) => {
      const closes = market.closedCandles(listing.symbol)!.close.slice(-days);
      return closes.reduce((sum, close) => sum + close, 0) / closes.length;
    };
    const left = market.listings.filter(
      ({ exchange, sector }) => exchange === 'HOSE' && ['Thép', 'Ngân hàng'].includes(sector),
    );
    const expected = left.filter((listing) => {
      const price = market.boardPrice(listing);
      return price > mean(listing, 20) && price < mean(listing, 200);
    });
    expect(expected.length).toBeGreaterThan(0);

    const { requests } = await openFilter('exchange.HOSE*sector.Thép,Ngân+hàng*ma20.above*ma200.below', {
      prepare: lacking,
    });
    await waitFor(() => expect([...symbols()].sort()).toEqual(expected.map(({ symbol }) => symbol).sort()));
    await waitFor(() => expect(panel().querySelector('progress')).toBeNull());
    expect(panel().textContent).toContain('The server has no company figures');
    const loaded = requests.flatMap(
      (each) => /history\?symbol=([^&]+)&.*countback=320/.exec(each)?.[1] ?? [],
    );
    expect(loaded.flatMap((symbols) => symbols.split(','))).toHaveLength(left.length);
    expect(notices()).toEqual([]);
  });

  it('leaves out what only a server knows, and names it once', async () => {
    const { user } = await openFilter('pe._,10*exchange.HNX', { prepare: lacking });

    await waitFor(() => expect(symbols().length).toBeGreaterThan(10));
    expect(panel().textContent.match(/The server has no company figures/g)).toHaveLength(1);
    expect(panel().textContent).toContain('Left out: P/E at most 10.');
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    const named = textsOf(within(panel()).getAllByRole('menuitem', { hidden: true }));
    expect(['RSI', 'ROE'].map((name) => named.includes(name))).toEqual([true, false]);
  });

  it('computes until it is stopped, says how far it is, and goes on', async () => {
    const market = createMarket({ now: () => NOW });
    const { open, prepare } = gated(market, 0);
    const { user } = await renderApp({ at: filterAt('sector.Thép*rsi.0,100'), prepare });
    await screen.findByText(/Computing technical figures: 0\/\d+ symbols/);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(panel().textContent).toMatch(/Stopped at 0\/\d+ symbols/);
    open();
    await user.click(screen.getByRole('button', { name: 'Go on' }));

    const steel = market.listings.filter(({ sector }) => sector === 'Thép');
    await waitFor(() => expect(symbols()).toHaveLength(steel.length));
    expect(panel().textContent).not.toMatch(/Stopped|Computing/);
  });

  it('shows as many symbols as it says are computed, also where it is stopped midway, and keeps them', async () => {
    const market = createMarket({ now: () => NOW });
    const steel = market.listings.filter(({ sector }) => sector === 'Thép').length;
    const { open, prepare } = gated(market, 3);
    const { user } = await renderApp({ at: filterAt('sector.Thép*rsi.0,100'), prepare });
    await screen.findByText(`Computing technical figures: 3/${steel} symbols`);
    expect(symbols()).toHaveLength(3);
    const found = symbols();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(panel().textContent).toContain(`Stopped at 3/${steel} symbols`);
    expect(symbols()).toEqual(found);

    open();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(symbols()).toHaveLength(steel));
    expect(panel().textContent).not.toMatch(/Stopped|Computing/);
  });

  it('names how many candles could not be loaded, with a retry that brings them', async () => {
    const market = createMarket({ now: () => NOW });
    let isBroken = true;
    const { user } = await renderApp({
      at: filterAt('sector.Thép*rsi.0,100'),
      prepare(server) {
        lacking(server);
        sendSingleHistories(server);
        server.get('/udf/history', (_schema, { queryParams }) =>
          isBroken && queryParams['countback'] === '320'
            ? new Response(500, {}, {})
            : barsOf(market, String(queryParams['symbol'])),
        );
      },
    });
    const steel = market.listings.filter(({ sector }) => sector === 'Thép').length;
    await screen.findByText(`The candles of ${steel} symbols could not be loaded`);
    isBroken = false;
    await user.click(within(panel()).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(symbols()).toHaveLength(steel));
    expect(panel().textContent).not.toContain('could not be loaded');
  });
});

/** A server that fails for its figures until it is repaired. */
function failing() {
  let isBroken = true;
  const figures = { asOf: '2026-08-27', symbols: [{ symbol: 'SHS', roe: 12, rsi14: 40 }] };
  return {
    repair: () => void (isBroken = false),
    prepare(server: MockServer) {
      server.get('/api/figures', () => (isBroken ? new Response(500, {}, {}) : { data: figures }));
    },
  };
}

describe('the filter whose figures could not be loaded', () => {
  it.each(['exchange.HNX*roe.1,_', 'exchange.HNX*rsi._,50'])(
    'says so alone, leaves out nothing and computes nothing, and finds %s after a retry',
    async (filter) => {
      const { prepare, repair } = failing();
      const { user, requests } = await renderApp({ at: filterAt(filter), prepare });
      await screen.findByText('The figures of the server could not be loaded');
      await screen.findByRole('button', { name: 'Save filter' });
      expect(panel().textContent).not.toMatch(/Left out|The server has no|No symbol meets|\d symbols?/);
      expect(panel().querySelector('[title="The server has no figures for this condition"]')).toBeNull();
      expect(symbols()).toEqual([]);

      repair();
      await user.click(within(panel()).getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(symbols()).toEqual(['SHS']));
      expect(within(panel()).getByRole('status').textContent).toBe('1 symbol');
      expect(panel().textContent).not.toContain('could not be loaded');
      expect(requests.filter((request) => request.includes('countback=320'))).toEqual([]);
    },
  );

  it('finds by what the board says, the market value too, and offers every condition', async () => {
    const { user } = await renderApp({
      at: filterAt('exchange.HNX*marketCap.1,_'),
      prepare: failing().prepare,
    });
    await screen.findByText('The figures of the server could not be loaded');
    await waitFor(() => expect(symbols().length).toBeGreaterThan(10));
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    const named = textsOf(within(panel()).getAllByRole('menuitem', { hidden: true }));
    expect(named).toEqual(expect.arrayContaining(['RSI', 'ROE']));
    await user.click(within(panel()).getByRole('menuitem', { name: 'ROE', hidden: true }));
    await user.type(screen.getByRole('textbox', { name: 'From' }), '5');
    expect(within(panel()).getByRole('status').textContent).toBe('');
  });
});
