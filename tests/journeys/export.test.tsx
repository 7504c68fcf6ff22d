import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../../mock-server/simulator/simulator';
import { setLanguage } from '../../src/i18n/i18n';
import { download, watchDownloads, downloadButton } from '../support/downloads';
import { listed, notices, region, rowsToArrive } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';
import { layOutRows } from '../support/row-layout';
import { openWatchlist } from '../support/watchlist';
import { sentSignals } from '../support/sent-signals';

const BOM = '\uFEFF';

async function signalsToArrive() {
  await waitFor(() => expect(region('Recommended stocks')?.querySelector('tbody tr')).not.toBeNull());
}

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
    const { user } = await renderApp({
      at: '/technical/FPT',
      prepare: (server) => server.get('/udf/history', () => ({ s: 'no_data' })),
    });
    const files = watchDownloads();
    await screen.findByText('No price data for FPT yet');

    await download(user, 'Chart');

    expect([files.names(), notices()]).toEqual([[], [['status', 'Nothing to download yet']]]);
  });
});

describe('the signals as a file', () => {
  it('hold every signal in its order, with ISO days and the price in full', async () => {
    const { user } = await renderApp({
      prepare: sentSignals(
        { symbol: 'HPG', price: 26.905, signal_type: 'buy_break_out', updated: '2026-08-27 14:47:10' },
        { symbol: 'VNM', price: null, signal_type: 'sell', updated: 'yesterday' },
      ),
    });
    const files = watchDownloads();
    await signalsToArrive();

    await download(user, 'Recommended stocks');

    expect(files.names()).toEqual(['nhip-signals-2026-08-27.csv']);
    expect(await files.lines()).toEqual([
      `${BOM}Symbol,Price (thousand VND),Signal,Date,Time (UTC+7),State`,
      'HPG,26.905,Breakout,2026-08-27,14:47,',
      'VNM,,sell,,yesterday,',
      '',
    ]);
  });

  it('have their headers and kinds in the person’s language', async () => {
    const { user } = await renderApp({ hasAllSignals: true });
    const files = watchDownloads();
    await signalsToArrive();
    await act(() => setLanguage('vi'));

    await user.click(within(region('Cổ phiếu khuyến nghị')!).getByRole('button', { name: /^Tải CSV/ }));
    await waitFor(() => expect(notices()).not.toEqual([]));

    const [head, first] = await files.lines();
    expect(head).toBe(
      `${BOM}Mã CK,Giá tín hiệu (nghìn đồng),Tín hiệu,Ngày,Giờ (UTC+7),Tên,Khuyến nghị,Ngành,Giá mua (nghìn đồng),` +
        'Giá bán (nghìn đồng),Tỷ trọng (%),Đóng cửa (nghìn đồng),Giá mục tiêu (nghìn đồng),Cắt lỗ (nghìn đồng),Trạng thái',
    );
    expect(first).toMatch(/(Phân kỳ|Backtest \/ Vùng hỗ trợ|Theo xu hướng|Bứt phá \(breakout\)),2026-/);
  });

  it('are not made where the browser refuses, and the page says so; the next press tries again', async () => {
    const { user } = await renderApp();
    const files = watchDownloads();
    await signalsToArrive();
    const { createObjectURL } = URL;
    URL.createObjectURL = () => {
      throw new DOMException('', 'SecurityError');
    };

    await download(user, 'Recommended stocks');
    expect([files.names(), notices()]).toEqual([
      [],
      [['alert', 'Could not create the file', 'The browser or the connection did not allow it. Try again.']],
    ]);

    URL.createObjectURL = createObjectURL;
    await user.click(downloadButton('Recommended stocks'));
    await waitFor(() => expect(files.names()).toEqual(['nhip-signals-2026-08-27.csv']));
  });

  it('cannot be downloaded before they are there', async () => {
    await renderApp({ scenario: 'failing' });
    await screen.findByText('The signals could not be loaded');

    expect(screen.queryByRole('button', { name: /^Download CSV/ })).toBeNull();
  });
});
