import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { download, downloadButton, watchDownloads } from '../support/downloads';
import { notices, region } from '../support/page';
import { renderApp } from '../support/renderApp';

const BOM = '\uFEFF';

async function signalsToArrive() {
  await waitFor(() => expect(region('Recommended stocks')?.querySelector('tbody tr')).not.toBeNull());
}

describe('the signals as a file', () => {
  it('hold every signal in its order, with ISO days and the price in full', async () => {
    const { user } = await renderApp({
      prepare: (server) =>
        server.get('/api/tplus_signals', () => ({
          data: [
            { symbol: 'HPG', price: 26.905, signal_type: 'buy_break_out', updated: '2026-08-27 14:47:10' },
            { symbol: 'VNM', price: null, signal_type: 'sell', updated: 'yesterday' },
          ],
        })),
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
    await setLanguage('vi');

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
