import { describe, expect, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { type Candle } from '../../../src/market/candles';
import { dayOfEpochSeconds } from '../../../src/market/day';
import { toVnd } from '../../../src/market/format';
import { roundToTick } from '../../../src/market/tick';
import { ict, marketAt, last, todays } from '../../support/mock-server/intraday';

const clocks = Array.from({ length: 6 * 60 + 1 }, (_, i) => {
  const minute = 9 * 60 + i;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:30`;
});

/** Every fifth symbol, of all three exchanges. */
const some = universe.filter((_, i) => i % 5 === 0);

describe('a running trading day', () => {
  const closed = createMarket({ now: () => ict('16:00:00') });
  const { market, setClock } = marketAt('08:59:59');
  const barsPerSymbol = new Map<string, (Candle | null)[]>(some.map(({ symbol }) => [symbol, []]));
  const before = some.map(({ symbol }) => todays(market.candles(symbol)!));
  for (const clock of clocks) {
    setClock(clock);
    for (const [symbol, bars] of barsPerSymbol) bars.push(todays(market.candles(symbol)!));
  }

  it('has no bar before 09:00, nor before the first match', () => {
    const firstMatch = (exchange: string) =>
      some
        .filter((listing) => listing.exchange === exchange)
        .map(({ symbol }) => clocks[barsPerSymbol.get(symbol)!.findIndex((bar) => bar !== null)] ?? 'none');

    expect(before.filter((bar) => bar !== null)).toEqual([]);
    expect(new Set(firstMatch('HOSE'))).toEqual(new Set(['09:15:30']));
    expect(firstMatch('HNX')).toContain('09:00:30');
    expect(firstMatch('UPCOM')).toContain('none');
  });

  it('keeps its open, only widens its range and adds volume, on ticks and in lots of 100', () => {
    const faults = some.flatMap(({ symbol, exchange, kind }) =>
      barsPerSymbol.get(symbol)!.flatMap((bar, i, all) => {
        const earlier = all[i - 1] ?? null;
        if (!bar) return earlier ? [`${symbol} ${clocks[i]} lost its bar`] : [];
        const isSound =
          (!earlier ||
            (bar.open === earlier.open &&
              bar.high >= earlier.high &&
              bar.low <= earlier.low &&
              bar.volume! >= earlier.volume!)) &&
          bar.low <= Math.min(bar.open, bar.close) &&
          bar.high >= Math.max(bar.open, bar.close) &&
          bar.volume! > 0 &&
          bar.volume! % 100 === 0 &&
          roundToTick(toVnd(bar.close), exchange, kind, 'nearest') === toVnd(bar.close);
        return isSound ? [] : [`${symbol} ${clocks[i]}`];
      }),
    );

    expect(faults).toEqual([]);
  });

  it('does not change over lunch and between the auctions', () => {
    const between = (from: string, to: string) =>
      clocks.flatMap((clock, i) => (clock >= from && clock <= to ? [i] : []));
    const moved = (exchange: string, at: number[]) =>
      some.filter(({ symbol, exchange: on }) => {
        const bars = at.map((i) => barsPerSymbol.get(symbol)![i]);
        return on === exchange && bars.some((bar) => JSON.stringify(bar) !== JSON.stringify(bars[0]));
      });

    for (const exchange of ['HOSE', 'HNX', 'UPCOM'])
      expect(moved(exchange, between('11:30', '12:59:59'))).toEqual([]);
    for (const exchange of ['HOSE', 'HNX']) expect(moved(exchange, between('14:30', '14:44:59'))).toEqual([]);
    expect(moved('HOSE', between('14:45', '15:00:30'))).toEqual([]);
    expect(moved('UPCOM', between('14:30', '14:59:59'))).not.toEqual([]);
  });

  it('continues on HNX after the closing auction, at the closing price', () => {
    const shs =
      barsPerSymbol.get('SHS') ?? clocks.map((clock) => (setClock(clock), todays(market.candles('SHS')!)));
    const [auction, end] = [clocks.indexOf('14:46:30'), clocks.length - 1].map((i) => shs[i]!);

    expect({ ...end, volume: 0 }).toEqual({ ...auction, volume: 0 });
    expect(end!.volume).toBeGreaterThan(auction!.volume!);
  });

  it('ends as exactly the bar of the day', () => {
    expect(some.map(({ symbol }) => barsPerSymbol.get(symbol)!.at(-1))).toEqual(
      some.map(({ symbol }) => todays(closed.candles(symbol)!)),
    );
  });

  it('is a pure function of the instant, whatever was read before', () => {
    for (const clock of ['14:07:15', '09:31:00', '11:05:45']) {
      setClock(clock);
      const fresh = createMarket({ now: () => ict(clock) });
      expect(some.map(({ symbol }) => market.candles(symbol)!.close.at(-1))).toEqual(
        some.map(({ symbol }) => fresh.candles(symbol)!.close.at(-1)),
      );
    }
  });

  it('does not change the bars that studies use', () => {
    setClock('10:30:00');

    expect(dayOfEpochSeconds(last(market.closedCandles('HPG')!).time)).toBe('2026-08-26');
    expect(market.candles('HPG')!.time.slice(0, -1)).toEqual(market.closedCandles('HPG')!.time);
  });
});
