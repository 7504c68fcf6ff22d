import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestTradeAfterClose, earliestTradeOf } from '../../src/market/earliest-trade';
import type { Exchange } from '../../src/market/exchange';
import { allDays, exchangeDays } from '../support/market/exchange-days';

/** The first minute of the day, counted from midnight, at which a signal comes too late for the trading day. */
const TOO_LATE: Record<Exchange, number> = { HOSE: 885, HNX: 885, UPCOM: 900 };
const exchanges = Object.keys(TOO_LATE) as Exchange[];

const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

/** The purchase and the sale, read off the list of all trading days. */
function independently(exchange: Exchange, day: string, minute: number | null) {
  const isInTime = exchangeDays.includes(day) && minute !== null && minute < TOO_LATE[exchange];
  const at = exchangeDays.findIndex((each) => (isInTime ? each >= day : each > day));
  return {
    ...{ bought: exchangeDays[at], next: exchangeDays[at + 1], sellable: exchangeDays[at + 2] },
    ...{ isAfternoon: true, entry: isInTime && minute >= 540 ? 'SIGNAL' : 'OPEN' },
    isBuyConfirmed: exchangeDays[at]! < '2027',
    isConfirmed: exchangeDays[at + 2]! < '2027',
  };
}

describe('the earliest trade of a signal', () => {
  it.each(exchanges)(
    'is, on every trading day of 2024 to 2026 on %s, on that day up to the last match and on the next one after it',
    (exchange) => {
      const days = exchangeDays.filter((day) => day < '2027');
      const minutes = [null, 480, 540, 690, 884, 885, 897, 899, 900, 940];
      expect(days).toHaveLength(747);

      const cases = days.flatMap((day) => minutes.map((minute) => ({ day, minute })));
      const wrong = cases.filter(({ day, minute }) => {
        const trade = earliestTradeOf({ exchange, day, time: minute === null ? null : clock(minute) });
        return JSON.stringify(trade, KEYS) !== JSON.stringify(independently(exchange, day, minute), KEYS);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('agrees with the list of trading days at any minute of any day, weekends and holidays included', () => {
    const someDay = fc.constantFrom(...allDays.filter((day) => day < '2027'));
    fc.assert(
      fc.property(
        ...([fc.constantFrom(...exchanges), someDay, fc.option(fc.nat(1_439))] as const),
        (exchange, day, minute) => {
          const trade = earliestTradeOf({ exchange, day, time: minute === null ? null : clock(minute) });
          expect(trade).toEqual(independently(exchange, day, minute));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('is not of the trading day whose last match it follows: 14:57 on HOSE buys tomorrow, on UPCoM today', () => {
    const at = (exchange: Exchange | null, time: string) =>
      earliestTradeOf({ exchange, day: '2026-11-19', time });

    expect(at('HOSE', '14:57')).toMatchObject({
      bought: '2026-11-20',
      entry: 'OPEN',
      sellable: '2026-11-24',
    });
    expect(at('UPCOM', '14:57')).toMatchObject({
      bought: '2026-11-19',
      entry: 'SIGNAL',
      sellable: '2026-11-23',
    });
    expect(at(null, '14:57').bought).toBe('2026-11-20');
    expect(at('UPCOM', 'phiên sáng').bought).toBe('2026-11-20');
  });

  it('leads over Tết, and into days that no exchange has confirmed', () => {
    expect(earliestTradeAfterClose('2026-02-12')).toMatchObject({
      bought: '2026-02-13',
      sellable: '2026-02-24',
    });
    expect(earliestTradeAfterClose('2026-12-29')).toMatchObject({
      ...{ bought: '2026-12-30', isBuyConfirmed: true },
      ...{ sellable: '2027-01-04', isConfirmed: false },
    });
    expect(earliestTradeAfterClose('2026-12-31').isBuyConfirmed).toBe(false);
  });
});

const KEYS = ['bought', 'next', 'sellable', 'isAfternoon', 'entry', 'isBuyConfirmed', 'isConfirmed'];
