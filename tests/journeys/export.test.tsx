import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../../mock-server/simulator/simulator';
import { download, watchDownloads } from '../support/downloads';
import { listed, notices, region, rowsToArrive } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';
import { layOutRows } from '../support/row-layout';
import { openWatchlist } from '../support/watchlist';

const BOM = '\uFEFF';

describe('a watchlist as a file', () => {
  it('holds every row with its figures, under the list’s name and the market’s day', async () => {
    const { user } = await openWatchlist();
    const files = watchDownloads();
    await waitFor(() => expect(region('Watchlist')!.textContent).toContain('%'));

    await download(user, 'Watchlist');

    expect(files.names()).toEqual(['nhip-watchlist-luot-song-t-2026-08-27.csv']);
    expect(notices()).toEqual([['status', 'File created', 'nhip-watchlist-luot-song-t-2026-08-27.csv']]);
    const [head, first, ...rest] = await files.lines();
    expect(head).toBe(`${BOM}Symbol,Name,Price (thousand VND),Reference price (thousand VND),Change (%)`);
    expect(first).toMatch(/^HPG,Hòa Phát,\d+(\.\d+)?,\d+(\.\d+)?,-?\d+(\.\d+)?$/);
    expect([first!, ...rest].map((line) => line.split(',')[0])).toEqual([...listed(), '']);
    const shown = region('Watchlist')!.querySelector('[data-symbol=HPG] .price')?.textContent ?? '';
    expect(Number(first!.split(',')[2])).toBe(Number(/[\d.]+/.exec(shown)![0]));
  });

  it('is whole where only the rows in view are drawn, and names hold no formulas', async () => {
    layOutRows();
    const symbols = Array.from({ length: 500 }, (_, i) => ({
      symbol: `AA${i}`,
      short_name_vi: i === 0 ? '=HYPERLINK("https://evil.test")' : `Công ty ${i}, "A"`,
      price: 10.05,
    }));
    const { user } = await renderApp({
      only: 'WatchlistPanel',
      prepare: (server) =>
        server.get('/api/watchlists', () => ({ data: [{ id: 1, name: '@Tất cả', symbols }] })),
    });
    const files = watchDownloads();
    await rowsToArrive();
    expect(listed().length).toBeLessThan(500);

    await download(user, 'Watchlist');

    const lines = await files.lines();
    expect([lines.length, files.names()]).toEqual([502, ['nhip-watchlist-tat-ca-2026-08-27.csv']]);
    expect(lines[1]).toBe(`AA0,"'=HYPERLINK(""https://evil.test"")",10.05,,`);
    expect(lines[500]).toBe('AA499,"Công ty 499, ""A""",10.05,,');
  });

  it('has the trading day’s figures of rows that were never in view, too', async () => {
    layOutRows();
    const symbols = createMarket({ now: () => NOW })
      .listings.slice(0, 500)
      .map(({ symbol }) => symbol);
    const { user } = await renderApp({
      only: 'WatchlistPanel',
      prepare: (server) =>
        server.get('/api/watchlists', () => ({
          data: [{ id: 1, name: 'All', symbols: symbols.map((symbol) => ({ symbol, price: 10.05 })) }],
        })),
    });
    const files = watchDownloads();
    await rowsToArrive();

    await download(user, 'Watchlist');

    const lines = (await files.lines()).slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(symbols);
    expect(lines.filter((line) => !/(,\d+(\.\d+)?){2},-?\d+(\.\d+)?$/.test(line))).toEqual([]);
  });

  it('that would be empty is not made, and the page says so', async () => {
    const { user } = await renderApp({ only: 'WatchlistPanel', scenario: 'empty' });
    const files = watchDownloads();
    await screen.findByText('No symbols here yet');

    await download(user, 'Watchlist');

    expect([files.names(), notices()]).toEqual([[], [['status', 'Nothing to download yet']]]);
  });
});

describe('the candles as a file', () => {
  it('hold every bar that is loaded, oldest first', async () => {
    const { user } = await renderApp({ at: '/technical/HPG' });
    const files = watchDownloads();
    await waitFor(() => expect(region('Chart')?.dataset['painted']).toBe('HPG'));

    await download(user, 'Chart');

    expect(files.names()).toEqual(['nhip-candles-hpg-2026-08-27.csv']);
    const lines = await files.lines();
    expect(lines[0]).toBe(
      `${BOM}Date,Open (thousand VND),High (thousand VND),Low (thousand VND),Close (thousand VND),Volume`,
    );
    expect(lines.length).toBe(1002);
    const days = lines
      .slice(1, -1)
      .map((line) => /^(\d{4}-\d{2}-\d{2})(,\d+(\.\d+)?){4},\d+$/.exec(line)?.[1] ?? 'no bar');
    expect(days.at(-1)).toBe('2026-08-27');
    expect(days.filter((day, i) => i > 0 && day <= days[i - 1]!)).toEqual([]);
  });

  it('are not there for a symbol that has none, and the page says so', async () => {
    const { user } = await renderApp({ at: '/technical/ZZZ' });
    const files = watchDownloads();
    await screen.findByText('Symbol ZZZ not found');

    await download(user, 'Chart');

    expect([files.names(), notices()]).toEqual([[], [['status', 'Nothing to download yet']]]);
  });
});
