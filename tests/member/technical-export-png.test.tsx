import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMarketClock } from '../../src/app/actors/clock';
import { startNotices } from '../../src/app/actors/notices';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { ChartPanel } from '../../src/member/technical/ChartPanel';
import { INSTRUMENT } from '../../src/member/technical/technical.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { watchDownloads } from '../support/downloads';
import { drawing, drawings } from '../support/technical/fake-chart';
import { createFeed, instrumentOf, threeBars } from '../support/technical/technical-feed';

vi.mock('../../src/member/technical/chart/create-chart', () => import('../support/technical/fake-chart'));

const NOW = new Date('2026-08-27T16:00:00+07:00').getTime();

/** Each letter is six pixels wide. */
function watchPen(content: Blob | null = new Blob(['picture'])) {
  const written: string[] = [];
  const pictures: unknown[] = [];
  const pen = {
    fillRect: () => {},
    scale: () => {},
    drawImage: (picture: unknown, x: number, y: number) => pictures.push([picture, x, y]),
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string) => written.push(text),
  };
  const stubs = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(content)),
  ];
  onTestFinished(() => stubs.forEach((stub) => stub.mockRestore()));
  return { written, pictures };
}

beforeEach(async () => {
  drawings.made = [];
  drawings.failures = 0;
  await setLanguage('en');
});

async function open({ isDemo = false, name = 'Vinamilk', width = 800 } = {}) {
  const feed = createFeed();
  const notices = startNotices();
  const clock = createMarketClock({ now: () => NOW, after: () => () => {} });
  const actors = { clock, notices, demo: isDemo ? { password: '', accounts: [] } : null };
  render(
    feed.around(
      <AppActorsProvider value={actors as unknown as AppActors}>
        <ChartPanel symbol="VNM" />
      </AppActorsProvider>,
    ),
  );
  await waitFor(() => expect(drawings.made).toHaveLength(1));
  await feed.answerCandles(threeBars('VNM'));
  const instrument = instrumentOf('VNM', { name });
  await act(async () => {
    feed.client.writeQuery({ query: INSTRUMENT, variables: { symbol: 'VNM' }, data: { instrument } });
  });
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 400 });
  drawing().seen = { canvas, from: epochSecondsOf('2026-08-25'), to: epochSecondsOf('2026-08-27') };
  const user = userEvent.setup();
  return {
    canvas,
    press: () => user.click(screen.getByRole('button', { name: 'Download PNG' })),
    said: () => notices.getSnapshot().context.shown.map(({ kind, title }) => `${kind}: ${title}`),
  };
}

describe('the chart as a picture', () => {
  it('says by itself which symbol it shows, of which days, what its lines are, and when it was saved', async () => {
    const files = watchDownloads();
    const { written, pictures } = watchPen();
    const { canvas, press, said } = await open();

    await press();
    await waitFor(() => expect(said()).toEqual(['success: File created']));

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

  it('of the demo says that its candles are made up', async () => {
    watchDownloads();
    const { written } = watchPen();
    const { press, said } = await open({ isDemo: true });

    await press();
    await waitFor(() => expect(said()).toHaveLength(1));

    expect(written.at(-1)).toBe('· Sample data');
  });

  it('cuts a long name where the picture ends', async () => {
    watchDownloads();
    const { written } = watchPen();
    const { press, said } = await open({ name: 'Tổng công ty cổ phần dài nhất', width: 150 });

    await press();
    await waitFor(() => expect(said()).toHaveLength(1));

    expect(written.slice(0, 2)).toEqual(['VNM', 'Tổng công ty c…']);
  });

  it('has room for the averages under the days where it is narrow', async () => {
    watchDownloads();
    const { pictures } = watchPen();
    const { canvas, press, said } = await open({ width: 300 });

    await press();
    await waitFor(() => expect(said()).toHaveLength(1));

    expect(pictures).toEqual([[canvas, 0, 84]]);
  });

  it('is not made while nothing is on the screen, and the page says so', async () => {
    const files = watchDownloads();
    watchPen();
    const { press, said } = await open();
    drawing().seen = null;

    await press();
    await waitFor(() => expect(said()).toEqual(['info: Nothing to download yet']));

    expect(files.saved).toEqual([]);
  });

  it('that the browser does not make is told as a failure', async () => {
    const files = watchDownloads();
    watchPen(null);
    const { press, said } = await open();

    await press();
    await waitFor(() => expect(said()).toEqual(['error: Could not create the file']));

    expect(files.saved).toEqual([]);
  });
});
