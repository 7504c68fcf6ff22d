import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { createMarket } from '../../mock-server/simulator/simulator';
import { epochSecondsOf } from '../../src/market/day';
import { lookAway, stopTime } from '../support/live';
import { chooseDividends, chooseOption, openWithList, OWN } from '../support/own-lists';
import { listed, notices, region, row, textsOf } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const panelText = () => region('Watchlist')!.textContent;

function lacking(server: MockServer) {
  for (const path of ['/api/figures', '/udf/quotes', '/udf/symbol_info']) {
    server.get(path, () => new Response(404, {}, {}));
  }
}

type Start = Pick<NonNullable<Parameters<typeof renderApp>[0]>, 'time'>;

/** The own list of a person whose server has the specification's calls, and whose feed those of UDF alone. */
async function open(prepare: (server: MockServer) => void = () => {}, start: Start = {}) {
  const app = await openWithRows({
    ...start,
    prepare(server) {
      lacking(server);
      prepare(server);
    },
  });
  await chooseDividends(app.user);
  return app;
}

describe('a list of one’s own against a feed without quotes', () => {
  it('has the names that the feed describes and the prices of the last candles, and says so once', async () => {
    const market = createMarket({ now: () => NOW });
    await open();
    await screen.findByText(
      'The chart feed has no quotes of 7 symbols: their prices are those of the last daily candle.',
    );
    for (const symbol of OWN) {
      const { name } = market.listings.find((each) => each.symbol === symbol)!;
      const close = market.candles(symbol)!.close.at(-1)!;
      await waitFor(() => expect(row(symbol).textContent).toContain(close.toFixed(2)));
      expect(row(symbol).textContent).toContain(name);
    }
    expect([notices(), panelText().includes('no price of')]).toEqual([[], false]);
  });

  it('takes imported symbols unchecked, and says so', async () => {
    const { user } = await open();
    await chooseOption(user, 'Import symbols…');
    await user.click(await screen.findByRole('textbox', { name: /^Symbols/ }));
    await user.paste('BANKS\nFPT ZZZ');
    const add = await screen.findByRole('button', { name: 'Add 2 symbols' });
    const status = within(screen.getByRole('dialog')).getByRole('status');
    expect(textsOf(status.querySelectorAll('p'))).toEqual([
      '2 symbols found',
      'Unlike a Vietnamese symbol: BANKS',
      'The server cannot check symbols: look them over before you add them.',
    ]);
    await user.click(add);
    await waitFor(() => expect(listed()).toEqual([...OWN, 'FPT', 'ZZZ']));
  });

  it('names once the symbols of which the feed has no price at all', async () => {
    // The first is on a list of the server, which has a price of it.
    const bare = ['VNM', 'PNJ', 'NTP'];
    await open((server) => {
      const market = createMarket({ now: () => NOW });
      server.get('/udf/history', (_, { queryParams }) => {
        const symbol = String(queryParams['symbol']);
        const candles = market.candles(symbol);
        if (!candles || bare.includes(symbol)) return { s: 'no_data' };
        const { time, open: opened, high, low, close, volume } = candles;
        return { s: 'ok', t: time, o: opened, h: high, l: low, c: close, v: volume };
      });
    });
    await screen.findByText('The chart feed has no price of NTP, PNJ.');
    expect(panelText()).toContain('no quotes of 4 symbols');
  });

  it('says only of the 100 symbols whose candles it requests that there is no price, and counts the others', async () => {
    const symbols = Array.from({ length: 106 }, (_, i) => `S${100 + i}`);
    const { choose, requests } = await openWithList('Long', symbols, (server) => {
      lacking(server);
      server.get('/udf/symbols', (_, { queryParams }) => ({ name: queryParams['symbol'] }));
      server.get('/udf/history', () => ({ s: 'no_data' }));
    });
    requests.length = 0;
    await choose('Long');
    // Hundreds of requests, in steps: each has its own time.
    const requested = () =>
      new Set(requests.flatMap((each) => /symbols\?symbol=(S\d+)$/.exec(each)?.[1] ?? []));
    for (const count of [25, 50, 75, 100])
      await waitFor(() => expect(requested().size).toBeGreaterThanOrEqual(count));
    await screen.findByText('The chart feed has no price of S100, S101, S102, S103, S104 and 95 more.');
    expect(panelText()).toContain(
      '6 more symbols have no quotes either: candles are loaded for 100 symbols at most.',
    );
    expect([...requested()].toSorted()).toEqual(symbols.slice(0, 100));
  });

  it('has newer prices every five minutes while the market is open, and those of the close', async () => {
    const { hands, moveTo } = stopTime('14:12');
    let close = 60.1;
    await open(
      (server) => {
        server.get('/udf/history', (_, { queryParams }) => {
          if (queryParams['resolution'] !== 'D' && queryParams['resolution'] !== '1D')
            return { s: 'no_data' };
          const [t, prices] = [['2026-08-26', '2026-08-27'].map(epochSecondsOf), [60, close]];
          return { s: 'ok', t, o: prices, h: prices, l: prices, c: prices, v: [1000, 1000] };
        });
      },
      { time: hands },
    );
    await screen.findByText(/^The chart feed has no quotes of 7 symbols/);
    const have = (price: string) =>
      waitFor(() =>
        expect(OWN.map((symbol) => row(symbol).textContent)).toEqual(
          OWN.map(() => expect.stringContaining(price)),
        ),
      );
    await have('60.10');

    close = 60.15;
    await moveTo('14:16');
    await lookAway();
    await screen.findByText('Prices at 14:16 · 27/08');
    expect(panelText()).not.toContain('60.15');

    close = 60.2;
    await moveTo('14:17');
    await lookAway();
    await have('60.20');
    expect(panelText()).toContain('no quotes of 7 symbols');

    close = 60.3;
    await moveTo('15:00');
    await have('60.30');
  });

  it('names how many prices could not be loaded, with a retry that brings them', async () => {
    let isBroken = true;
    const { user } = await open((server) => {
      const { listings } = createMarket({ now: () => NOW });
      server.get('/udf/symbols', (_, { queryParams }) => {
        const symbol = String(queryParams['symbol']);
        const known = listings.find((each) => each.symbol === symbol);
        if (isBroken && OWN.includes(symbol)) return new Response(500, {}, {});
        return { name: symbol, description: known?.name, 'exchange-traded': known?.exchange };
      });
    });
    await screen.findByText('The prices of 7 symbols could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^The chart feed has no quotes of 7 symbols/);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});
