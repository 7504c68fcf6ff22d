import { describe, expect, inject, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import type { Candles } from '../../../src/market/candles';
import { dayOfEpochSeconds } from '../../../src/market/day';
import { marketOf } from '../../support/mock-server/market-of';

const DAYS = 250;
/** All symbols in the full size, by day every 25th. */
const some = universe.filter((_, i) => inject('isFull') || i % 25 === 0);
const ict = (clock: string) => new Date(`2026-08-27T${clock}+07:00`);

describe('bars below a day', () => {
  const { market } = marketOf();
  const oldest = market.days().at(-DAYS)!;

  it.each([1, 5, 15, 60])(
    'of %i minutes add up to the daily bars of 250 trading days',
    (minutes) => {
      // Bars of a minute are 225 times as many: fewer symbols by day.
      const symbols = some.filter((_, i) => inject('isFull') || minutes >= 15 || i % 5 === 0);
      const faults = symbols.flatMap(({ symbol }) => {
        const daily = market.candles(symbol)!;
        const bars = byDay(market.intraday(symbol, minutes, {})!);
        return daily.time.flatMap((time, i) => {
          const day = dayOfEpochSeconds(time);
          const [sum, whole] = [bars.get(day)?.join(), barOf(daily, i).join()];
          return day < oldest || sum === whole ? [] : [`${symbol} ${day}: ${sum}, a day ${whole}`];
        });
      });

      expect(faults).toEqual([]);
    },
    600_000,
  );

  it.each(['VNINDEX', 'VN30', 'HNXINDEX', 'UPCOMINDEX'])(
    'of %s add up to the daily bars of the newest trading days',
    (code) => {
      const daily = market.candles(code)!;
      const bars = byDay(market.intraday(code, 15, {})!);

      expect([...bars.values()]).toEqual(
        [-5, -4, -3, -2, -1].map((at) => barOf(daily, daily.time.length + at)),
      );
    },
  );

  it('begin on the clock of Vietnam, with none in the lunch break', () => {
    const { time } = market.intraday('FPT', 60, { count: 5 })!;

    expect(time.map((seconds) => new Date(seconds * 1000).toISOString().slice(11, 16))).toEqual([
      '02:00',
      '03:00',
      '04:00',
      '06:00',
      '07:00',
    ]);
  });

  it.each(['HPG', 'SHS', 'ACV', 'VNINDEX'])(
    'of %s end at 11:29, with the last match of the morning',
    (symbol) => {
      const clocks = [1, 5, 15].flatMap((minutes) =>
        market
          .intraday(symbol, minutes, {})!
          .time.map((seconds) => new Date((seconds + 7 * 3600) * 1000).toISOString().slice(11, 16)),
      );

      expect(clocks.filter((clock) => clock >= '11:30' && clock < '13:00')).toEqual([]);
      expect(clocks).toEqual(expect.arrayContaining(['11:15', '11:25', '13:00']));
    },
  );

  it('are the newest of a range', () => {
    const all = market.intraday('HPG', 15, { count: 60 })!.time;

    expect(market.intraday('HPG', 15, { from: all[10]!, to: all[20]! })!.time).toEqual(all.slice(10, 20));
    expect(market.intraday('HPG', 15, { to: all[20]!, count: 3 })!.time).toEqual(all.slice(17, 20));
  });
});

describe.each(['FPT', 'SHS', 'BSR', 'VNINDEX'])('%s on a running trading day', (symbol) => {
  it.each(['09:20:15', '10:30:00', '11:45:00', '13:00:15', '14:29:45', '14:46:00', '15:10:00'])(
    'adds its bars up to the bar so far, with its price, at %s',
    (clock) => {
      const market = createMarket({ now: () => ict(clock) });
      const daily = market.candles(symbol)!;
      const bars = byDay(market.intraday(symbol, 5, { from: Date.parse('2026-08-27T00:00Z') / 1000 })!);

      expect(bars.get('2026-08-27')).toEqual(barOf(daily, daily.time.length - 1));
    },
  );

  it('keeps the bars that are over', () => {
    const at = (clock: string) => {
      const { time, close, volume } = createMarket({ now: () => ict(clock) }).intraday(symbol, 5, {
        count: 40,
      })!;
      return time.map((seconds, i) => [seconds, close[i], volume[i]]);
    };
    const before = at('10:32:00').slice(-10, -1);

    expect(at('11:02:00')).toEqual(expect.arrayContaining(before));
  });
});

function barOf({ open, high, low, close, volume }: Candles, i: number) {
  return [open, high, low, close, volume].map((column) => column[i]!);
}

/** Open, high, low, close and volume of each day's bars together. */
function byDay(candles: Candles) {
  const days = new Map<string, number[]>();
  candles.time.forEach((seconds, i) => {
    const day = dayOfEpochSeconds(seconds);
    const bar = barOf(candles, i);
    const [open, high, low, , volume] = days.get(day) ?? [bar[0]!, -Infinity, Infinity, 0, 0];
    days.set(day, [open!, Math.max(high!, bar[1]!), Math.min(low!, bar[2]!), bar[3]!, volume! + bar[4]!]);
  });
  return days;
}
