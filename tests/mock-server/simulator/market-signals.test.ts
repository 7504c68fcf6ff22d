import { describe, expect, it } from 'vitest';
import { createReports } from '../../../mock-server/reports/reports';
import { ideaOf } from '../../../mock-server/reports/idea';
import { listedSignals } from '../../../mock-server/reports/listed-signals';
import { createMarket, indexSummary } from '../../../mock-server/simulator/simulator';
import { dayOfEpochSeconds } from '../../../src/market/day';
import { isTradingDay } from '../../../src/market/calendar';
import type { Candles } from '../../../src/market/candles';
import { NOW } from '../../support/mock-server/backend';
import { marketOf } from '../../support/mock-server/market-of';

const { market, reports } = marketOf();
const stocks = market.listings.filter(({ kind }) => kind === 'stock');

describe('the T+ signals', () => {
  it('are those that the studies find on the whole chart of every stock on the newest 20 trading days, and that are not void on their own', () => {
    const since = market.days().at(-20)!;
    const found = stocks.flatMap((listing) => {
      const history = market.history(listing);
      const { raw } = history;
      return listedSignals(history)
        .filter((signal) => ideaOf(listing, history, signal) !== null)
        .map(({ kind, index }) => ({
          symbol: listing.symbol,
          kind,
          price: raw.close[index],
          day: dayOfEpochSeconds(raw.time[index]!),
        }))
        .filter(({ day }) => day >= since);
    });

    expect(reports.signals()).toHaveLength(found.length);
    expect(reports.signals()).toEqual(
      expect.arrayContaining(found.map((each) => expect.objectContaining(each))),
    );
  });

  it('are newest first, with times between the closing auction and the end of the trading day', () => {
    const times = reports.signals().map(({ updated }) => updated);

    expect(times).toEqual([...times].sort().reverse());
    expect(
      times.filter((time) => !/^\d{4}-\d\d-\d\d (14:(4[5-9]|5\d):[0-5]\d|15:00:00)$/.test(time)),
    ).toEqual([]);
    expect(reports.signals().filter(({ day }) => !isTradingDay(day))).toEqual([]);
  });

  it('are a few a day, in clusters, of every kind', () => {
    const signals = reports.signals();

    expect(signals.length / 20).toBeGreaterThan(1);
    expect(signals.length / 20).toBeLessThan(8);
    expect(new Set(signals.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(signals.map(({ day }) => day)).size).toBeLessThanOrEqual(20);
  });
});

describe('one changed candle', () => {
  const amend = (symbol: string, candles: Candles): Candles => {
    if (symbol !== 'MBB') return candles;
    const top = Math.max(...candles.high);
    const jump = <Value>(column: readonly Value[], value: Value) => [...column.slice(0, -1), value];
    return {
      ...candles,
      high: jump(candles.high, top + 1),
      close: jump(candles.close, top + 1),
      volume: jump(candles.volume, 90_000_000),
    };
  };
  const amended = createMarket({ now: () => NOW, amend });
  const amendedReports = createReports(amended);

  it('changes the price, the signals, the pulse and the news', () => {
    const day = market.lastDay();
    const before = indexSummary(market, 'VNINDEX', day);
    const after = indexSummary(amended, 'VNINDEX', day);

    expect(amended.candles('MBB')!.close.at(-1)).toBeGreaterThan(market.candles('MBB')!.close.at(-1)!);
    expect(after.value).toBeGreaterThan(before.value);
    expect(after.turnover).toBeGreaterThan(before.turnover + 1000);
    expect(amendedReports.pulse().indices[0]).toEqual(after);
    expect(
      amendedReports.signals().filter((signal) => signal.symbol === 'MBB' && signal.day === day),
    ).toMatchObject([{ kind: 'buy_break_out', price: amended.candles('MBB')!.close.at(-1) }]);
    expect(amendedReports.news()[0]).not.toEqual(reports.news()[0]);
  });

  it('does not change other symbols', () => {
    expect(amended.candles('HPG')).toEqual(market.candles('HPG'));
  });
});
