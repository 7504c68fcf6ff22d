import type { DocumentNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { keepSeries } from '../../src/member/technical/keep-series';
import { newestBars } from '../../src/member/technical/load-candles';
import { CandlesDocument } from '../../src/graph/candles.generated';
import {
  CompanyDocument,
  CompanyFlowDocument,
  CompanyReportDocument,
} from '../../src/member/technical/company/company.generated';
import { SymbolEventsDocument } from '../../src/member/technical/events/events.generated';
import { DailyClosesDocument } from '../../src/member/shared/price-line/price-line.generated';
import { SignalHistoryDocument } from '../../src/graph/signal-history.generated';
import { createFeed, threeBars } from '../support/technical/technical-feed';

const symbols = Array.from({ length: 70 }, (_, number) => `S${String(number).padStart(2, '0')}`);

/** A cache with the series, the closes and the signals of seventy symbols. */
function open() {
  const { client } = createFeed();
  const write = (query: DocumentNode, variables: object, data: object) =>
    client.writeQuery({ query, variables, data } as never);
  for (const symbol of symbols) {
    const candles = { __typename: 'CandleSeries', ...threeBars(symbol) };
    const signalHistory = {
      ...{
        __typename: 'SignalHistory',
        symbol,
        availability: 'READY',
        tradingDays: 3,
        since: null,
        brokenBy: null,
      },
      ...{ signals: [], days: [], trackRecords: [] },
    };
    write(CandlesDocument, newestBars(symbol, 'DAY'), { candles });
    write(DailyClosesDocument, { symbol, countback: 30 }, { candles });
    write(SignalHistoryDocument, { symbol, until: '2026-08-27' }, { signalHistory });
    write(SymbolEventsDocument, { symbol, from: 0, to: 1 }, { symbolEvents: [] });
    write(CompanyDocument, { symbol }, { company: null });
    write(CompanyFlowDocument, { symbol, days: 20 }, { stockFlow: [] });
    write(CompanyReportDocument, { symbol }, { companyReport: null });
  }
  const stored = (field: string) =>
    Object.keys((client.extract() as { ROOT_QUERY: object }).ROOT_QUERY).filter((key) =>
      key.startsWith(field),
    );
  const long = () => stored('candles').filter((key) => key.includes('"countback":1000'));
  return { client, stored, long };
}

describe('the series of a session', () => {
  it('are those of the fifty symbols that were shown last, with their signals, events and companies', () => {
    const { client, stored, long } = open();

    keepSeries(client, symbols);

    const fields = ['signalHistory', 'symbolEvents', 'company(', 'stockFlow', 'companyReport'];
    expect([long(), ...fields.map(stored)].map(({ length }) => length)).toEqual([50, 50, 50, 50, 50, 50]);
    expect(long().some((key) => key.includes('"S19"'))).toBe(false);
    expect(long().some((key) => key.includes('"S20"'))).toBe(true);
  });

  it('keep a symbol that is shown again, and its neighbours', () => {
    const { client, long } = open();
    for (const symbol of symbols.slice(0, 60)) keepSeries(client, [symbol]);
    expect(long()).toHaveLength(70);

    keepSeries(client, ['S01', 'S00']);
    keepSeries(client, symbols.slice(60));

    const kept = (symbol: string) => long().some((key) => key.includes(`"${symbol}"`));
    expect(['S00', 'S01', 'S02', 'S21', 'S22'].map(kept)).toEqual([true, true, false, false, true]);
  });

  it('are evicted once in ten switches, with the results that were read of them', () => {
    const { client } = open();
    const [modify, gc] = [vi.spyOn(client.cache, 'modify'), vi.spyOn(client.cache, 'gc')];
    const evictions = symbols.map((symbol) => {
      modify.mockClear();
      keepSeries(client, [symbol]);
      return modify.mock.calls.length;
    });

    expect(evictions.flatMap((count, number) => (count > 0 ? [number + 1] : []))).toEqual([61]);
    expect(gc.mock.calls).toEqual([[{ resetResultCache: true }]]);
  });

  it('go although a long list shows the closes of every symbol in its rows', () => {
    const { client, stored, long } = open();
    const modify = vi.spyOn(client.cache, 'modify');
    const rows = symbols.map((symbol) =>
      client.watchQuery({ query: DailyClosesDocument, variables: { symbol, countback: 30 } }).subscribe({}),
    );

    for (const symbol of symbols) keepSeries(client, [symbol]);

    expect([long().length, stored('candles').length, modify.mock.calls.length]).toEqual([59, 59 + 70, 1]);
    for (const row of rows) row.unsubscribe();
  });

  it('stay where they are on screen, as a comparison is, and so do the closes of the rows', () => {
    const { client, stored, long } = open();
    const shown = client
      .watchQuery({ query: CandlesDocument, variables: newestBars('S00', 'DAY') })
      .subscribe({});

    keepSeries(client, symbols);

    expect(long()).toHaveLength(51);
    expect(stored('candles')).toHaveLength(51 + 70);
    shown.unsubscribe();
  });

  it('leaves each document the same object, of which the client would keep every new one', () => {
    const { client, long } = open();
    keepSeries(client, ['S00']);
    const transformed = client.cache.transformDocument(CandlesDocument);
    keepSeries(client, symbols);

    expect(long()).toHaveLength(50);
    expect(client.cache.transformDocument(CandlesDocument)).toBe(transformed);
    expect(client.cache.transformDocument(transformed)).toBe(transformed);
  });
});
