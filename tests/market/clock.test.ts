import { describe, expect, it } from 'vitest';
import { asOf, auctionAt, isMarketOpen, marketTime, nextPhaseOf, partsOfDay } from '../../src/market/clock';

const ict = (day: string, time: string) => new Date(`${day}T${time}+07:00`);

describe('the market clock', () => {
  it('reads Vietnam time from any instant', () => {
    expect(marketTime(new Date('2026-08-20T17:00:00Z'))).toEqual({ day: '2026-08-21', minute: 0 });
    expect(marketTime(new Date('2026-08-21T16:59:59.999Z'))).toEqual({ day: '2026-08-21', minute: 1439 });
    expect(marketTime(ict('2026-08-21', '09:15:30'))).toEqual({ day: '2026-08-21', minute: 555 });
    expect(marketTime(new Date('1969-12-31T16:59:00Z'))).toEqual({ day: '1969-12-31', minute: 1439 });
  });

  it('refuses an instant that is none', () => {
    expect(() => marketTime(new Date(NaN))).toThrow(RangeError);
  });
});

describe('the auction of a time', () => {
  it.each([
    ['HOSE', ['ATO', null, 'ATC', null]],
    ['HNX', [null, null, 'ATC', null]],
    ['UPCOM', [null, null, null, null]],
    [null, ['ATO', null, 'ATC', null]],
  ] as const)('of %s is %o at 09:05, 10:00, 14:30 and 14:45, and none on a holiday', (exchange, auctions) => {
    const times = ['09:05', '10:00', '14:30', '14:45'];
    expect(times.map((time) => auctionAt(exchange, ict('2026-08-27', time)))).toEqual(auctions);
    expect(times.map((time) => auctionAt(exchange, ict('2026-09-02', time)))).toEqual(times.map(() => null));
  });
});

describe('what prices on screen stand for', () => {
  it.each([
    ['before the opening', '2026-08-27', '08:59', { kind: 'tradingDay', day: '2026-08-26' }],
    ['in the morning', '2026-08-27', '09:05', { kind: 'minute', day: '2026-08-27', minute: 545 }],
    ['at noon', '2026-08-27', '12:40', { kind: 'minute', day: '2026-08-27', minute: 690 }],
    ['in the afternoon', '2026-08-27', '14:12', { kind: 'minute', day: '2026-08-27', minute: 852 }],
    ['after the close', '2026-08-27', '15:00', { kind: 'tradingDay', day: '2026-08-27' }],
    ['on a Sunday', '2026-11-22', '10:00', { kind: 'tradingDay', day: '2026-11-20' }],
    ['at Tết', '2026-02-17', '10:00', { kind: 'tradingDay', day: '2026-02-13' }],
  ])('%s (%s %s) is %o', (_, day, time, stands) => {
    expect(asOf(ict(day, time))).toEqual(stands);
  });

  it('is never before 09:00, in the lunch break or after 15:00, on any minute of a day', () => {
    const shown = Array.from({ length: 1440 }, (_, minute) => {
      const stands = asOf(new Date(ict('2026-08-27', '00:00').getTime() + minute * 60_000));
      return stands.kind === 'minute' ? stands.minute : 900;
    });

    expect(shown.filter((minute) => minute < 540 || minute > 900 || (minute > 690 && minute < 780))).toEqual(
      [],
    );
  });
});

describe('an open market', () => {
  it('is open from 09:00 to the lunch break and from 13:00 to the close of the last exchange', () => {
    const open: number[] = [];
    for (let minute = 0; minute < 1440; minute += 1) {
      if (isMarketOpen(new Date(ict('2026-08-27', '00:00').getTime() + minute * 60_000))) open.push(minute);
    }
    expect([open[0], open.indexOf(780), open.at(-1), open.length]).toEqual([540, 150, 899, 270]);
    expect(open.includes(690)).toBe(false);
  });

  it('is never open on a weekend or a holiday', () => {
    expect([ict('2026-11-22', '10:00'), ict('2026-02-17', '10:00')].map(isMarketOpen)).toEqual([
      false,
      false,
    ]);
  });

  it('returns the next phase and the minutes until it', () => {
    expect(nextPhaseOf('HOSE', ict('2026-08-27', '14:12'))).toEqual({ phase: 'ATC', minutes: 18 });
    expect(nextPhaseOf('HOSE', ict('2026-08-27', '08:40'))).toEqual({ phase: 'ATO', minutes: 20 });
    expect(nextPhaseOf('HOSE', ict('2026-08-27', '15:00'))).toBeNull();
    expect(nextPhaseOf('HOSE', ict('2026-11-22', '10:00'))).toBeNull();
  });

  it('has the parts of its day in their real lengths', () => {
    expect(partsOfDay('HOSE').map(({ from, to }) => to - from)).toEqual([15, 135, 90, 90, 15, 15]);
  });
});
