import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startNotices } from '../../src/app/actors/notices';
import { AppActorsProvider } from '../../src/app/actors/AppActors';
import { ChartPanel } from '../../src/member/technical/ChartPanel';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { watchDownloads } from '../support/downloads';
import { charts, currentChart } from '../support/technical/fake-chart';
import { actorsAt, NOW } from '../support/technical/open-chart';
import { createFeed, instrumentOf, threeBars } from '../support/technical/technical-feed';

/** Records what is drawn; each letter is six pixels wide. */
function watchCanvas(content: Blob | null = new Blob(['picture'])) {
  const written: string[] = [];
  const pictures: unknown[] = [];
  const context = {
    fillRect: () => {},
    scale: () => {},
    drawImage: (picture: unknown, x: number, y: number) => pictures.push([picture, x, y]),
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string) => written.push(text),
  };
  const stubs = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(content)),
  ];
  onTestFinished(() => stubs.forEach((stub) => stub.mockRestore()));
  return { written, pictures };
}

beforeEach(async () => {
  await setLanguage('en');
});

async function open({ isDemo = false, name = 'Vinamilk', width = 800 } = {}) {
  const feed = createFeed();
  const notices = startNotices();
  const demo = isDemo ? { password: '', accounts: () => [] } : null;
  const actors = { ...actorsAt(NOW), notices, demo: demo as never };
  render(
    feed.around(
      <AppActorsProvider value={actors}>
        <ChartPanel symbol="VNM" />
      </AppActorsProvider>,
    ),
  );
  await waitFor(() => expect(charts.created).toHaveLength(1));
  await feed.answerCandles(threeBars('VNM'));
  const instrument = instrumentOf('VNM', { name });
  await act(async () => {
    feed.client.writeQuery({ query: InstrumentDocument, variables: { symbol: 'VNM' }, data: { instrument } });
  });
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 400 });
  currentChart().visible = { canvas, from: epochSecondsOf('2026-08-25'), to: epochSecondsOf('2026-08-27') };
  return {
    canvas,
    /** Presses the button, and returns the notice that comes of it. */
    async download() {
      await userEvent.click(await screen.findByRole('button', { name: 'Download PNG' }));
      const shown = () => notices.getSnapshot().context.shown;
      await waitFor(() => expect(shown()).toHaveLength(1));
      return shown().map(({ kind, title }) => `${kind}: ${title}`)[0];
    },
  };
}

describe('the PNG of the chart', () => {
  it('is captioned with its symbol, its days, its lines and the day it was saved', async () => {
    const files = watchDownloads();
    const { written, pictures } = watchCanvas();
    const { canvas, download } = await open();

    expect(await download()).toBe('success: File created');
    expect(files.saved.map(({ name, type }) => [name, type])).toEqual([
      ['nhip-chart-vnm-2026-08-27.png', 'image/png'],
    ]);
    expect(written).toEqual([
      'VNM',
      'Vinamilk',
      '25/08/2026 – 27/08/2026',
      ...['MA20', 'MA50', 'MA200'],
      'Nhịp · 27/08/2026 · prices in thousand VND',
    ]);
    expect(pictures).toEqual([[canvas, 0, 64]]);
  });

  it('states in the demo that its candles are sample data', async () => {
    watchDownloads();
    const { written } = watchCanvas();
    const { download } = await open({ isDemo: true });

    await download();

    expect(written.at(-1)).toBe('· Sample data');
  });

  it('truncates a long name at the edge', async () => {
    watchDownloads();
    const { written } = watchCanvas();
    const { download } = await open({ name: 'Tổng công ty cổ phần dài nhất', width: 150 });

    await download();

    expect(written.slice(0, 2)).toEqual(['VNM', 'Tổng công ty c…']);
  });

  it('has room for the keys of the lines below the days where it is narrow', async () => {
    watchDownloads();
    const { pictures } = watchCanvas();
    const { canvas, download } = await open({ width: 300 });

    await download();

    expect(pictures).toEqual([[canvas, 0, 84]]);
  });

  it('is not created while nothing is painted, and a notice explains it', async () => {
    const files = watchDownloads();
    watchCanvas();
    const { download } = await open();
    currentChart().visible = null;

    expect(await download()).toBe('info: Nothing to download yet');
    expect(files.saved).toEqual([]);
  });

  it('that the browser does not create gives a failure notice', async () => {
    const files = watchDownloads();
    watchCanvas(null);
    const { download } = await open();

    expect(await download()).toBe('error: Could not create the file');
    expect(files.saved).toEqual([]);
  });
});
