import { describe, expect, it } from 'vitest';
import { TechnicalFiguresDocument } from '../../src/graph/board.generated';
import { CandlesDocument, ResolutionsDocument, type CandlesQuery } from '../../src/graph/candles.generated';
import { SignalHistoryDocument, type SignalHistoryQuery } from '../../src/graph/signal-history.generated';
import type { BarFigures } from '../../src/graph/board-values';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { epochSecondsOf } from '../../src/market/day';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { IN_SESSION, TODAY, YESTERDAY } from '../support/feeds/clock';
import { SERVERS } from '../support/feeds/servers';
import { openSession } from '../support/feeds/session';
import { createTruth } from '../support/feeds/truth';

type Series = CandlesQuery['candles'];
type History = SignalHistoryQuery['signalHistory'];

const truth = createTruth(IN_SESSION);

describe.each(Object.entries(SERVERS))('a server that %s', (_, server) => {
  const open = () => openSession({ feed: server(truth), truth });

  it('gives the newest 1,000 days to the chart, with today’s, and says that older ones exist', async () => {
    const { query } = open();
    await query(WatchlistsDocument);
    const series = await query<Series>(CandlesDocument, {
      ...{ symbol: 'FPT', resolution: 'DAY', countback: 1000 },
    });
    const bars = truth.days('FPT').slice(-1000);
    expect(series?.availability).toBe('READY');
    expect(series?.time).toEqual(bars.map(({ time }) => time));
    expect(series?.close).toEqual(bars.map(({ close }) => close));
    expect([series?.leftOut, series?.hasOlder]).toEqual([[], true]);
  });

  it('gives the 1,000 days before these as well', async () => {
    const { query } = open();
    const newest = truth.days('FPT').slice(-1000);
    const series = await query<Series>(CandlesDocument, {
      ...{ symbol: 'FPT', resolution: 'DAY', countback: 1000, before: newest[0]!.time },
    });
    const older = truth.days('FPT').slice(-2000, -1000);
    expect(series?.time).toEqual(older.map(({ time }) => time));
  });

  it('gives the week and the month until now', async () => {
    const { query } = open();
    const close = truth.closeOn('FPT', TODAY);
    for (const resolution of ['WEEK', 'MONTH']) {
      const series = await query<Series>(CandlesDocument, { symbol: 'FPT', resolution, countback: 100 });
      expect([resolution, series?.close.at(-1)]).toEqual([resolution, close]);
      expect(series?.time).toHaveLength(100);
    }
  });

  it('gives the minutes until now', async () => {
    const { query } = open();
    for (const resolution of ['MINUTE_1', 'MINUTE_60']) {
      const series = await query<Series>(CandlesDocument, { symbol: 'FPT', resolution, countback: 30 });
      expect([resolution, series?.close.at(-1)]).toEqual([resolution, truth.closeOn('FPT', TODAY)]);
      expect(series?.time).toHaveLength(30);
      expect(series?.leftOut).toEqual([]);
    }
  });

  it('is offered with days, weeks and months, whatever their codes', async () => {
    const resolutions = await open().query<string[]>(ResolutionsDocument);
    expect(resolutions).toEqual(expect.arrayContaining(['DAY', 'WEEK', 'MONTH']));
  });

  it('lets the filter compute its figures from 320 closed days', async () => {
    const { query } = open();
    const figures = await query<BarFigures>(TechnicalFiguresDocument, { symbol: 'HPG', until: YESTERDAY });
    const closed = truth.days('HPG').slice(0, -1);
    const mean = (count: number) => closed.slice(-count).reduce((sum, { close }) => sum + close, 0) / count;
    expect(figures?.lastBar?.close).toBe(truth.closeOn('HPG', YESTERDAY));
    expect(figures?.ma20).toBeCloseTo(mean(20), 6);
    expect(figures?.ma200).toBeCloseTo(mean(200), 6);
    expect(figures?.high52w).toBe(Math.max(...closed.slice(-252).map(({ high }) => high)));
  });

  it('has the record of five years', async () => {
    const { query } = open();
    const history = await query<History>(SignalHistoryDocument, { symbol: 'FPT', until: YESTERDAY });
    expect(history?.availability).toBe('READY');
    expect(history?.tradingDays).toBe(1250);
    const since = truth.days('FPT').slice(0, -1).at(-1250)!.time;
    expect(epochSecondsOf(history!.since!)).toBe(since);
  });

  it('is asked at most 12 times for chart, price, record and figures of a symbol', async () => {
    const { query, sent } = open();
    await query(ResolutionsDocument);
    await query(InstrumentDocument, { symbol: 'FPT' });
    await query(CandlesDocument, { symbol: 'FPT', resolution: 'DAY', countback: 1000 });
    await query(SignalHistoryDocument, { symbol: 'FPT', until: YESTERDAY });
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(12);
  });
});
