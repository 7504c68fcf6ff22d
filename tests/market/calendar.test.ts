import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTradingDays,
  isConfirmed,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  tradingDays,
} from '../../src/market/calendar';
import { dayOfEpochSeconds, epochSecondsOf, isDay } from '../../src/market/day';

const someDay = fc.integer({ min: 0, max: 30_000 }).map((number) => dayOfEpochSeconds(number * 86_400));

describe('the calendar', () => {
  it('counts the sessions that each year had', () => {
    const years = Array.from({ length: 11 }, (_, i) => 2016 + i);

    expect(years.map((year) => tradingDays(`${year}-01-01`, `${year}-12-31`).length)).toEqual([
      251, 250, 250, 250, 252, 250, 249, 249, 250, 249, 248,
    ]);
  });

  it('is closed in 2026 as the exchange announced', () => {
    expect(closedWeekdays('2026-01-01', '2026-12-31')).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-02-16',
      '2026-02-17',
      '2026-02-18',
      '2026-02-19',
      '2026-02-20',
      '2026-04-27',
      '2026-04-30',
      '2026-05-01',
      '2026-08-31',
      '2026-09-01',
      '2026-09-02',
    ]);
  });

  it('knows Tết and the substitute days of earlier years', () => {
    expect(closedWeekdays('2017-01-01', '2017-12-31')).toEqual([
      '2017-01-02',
      '2017-01-26',
      '2017-01-27',
      '2017-01-30',
      '2017-01-31',
      '2017-02-01',
      '2017-04-06',
      '2017-05-01',
      '2017-05-02',
      '2017-09-04',
    ]);
  });

  it('does not trade on a Saturday that replaces a working day', () => {
    expect(isTradingDay('2026-08-22')).toBe(false);
  });

  it('assumes every weekday but the fixed holidays where nothing is announced', () => {
    expect(closedWeekdays('2027-01-01', '2027-12-31')).toEqual(['2027-01-01', '2027-04-30', '2027-09-02']);
    expect(closedWeekdays('2015-01-01', '2015-12-31')).toEqual([
      '2015-01-01',
      '2015-04-30',
      '2015-05-01',
      '2015-09-02',
    ]);
  });

  it('returns which days are confirmed', () => {
    expect(['2015-12-31', '2016-01-01', '2026-12-31', '2027-01-01'].map(isConfirmed)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('stepping through sessions', () => {
  it('passes a weekend', () => {
    expect(nextTradingDay('2026-08-21')).toBe('2026-08-24');
    expect(previousTradingDay('2026-08-24')).toBe('2026-08-21');
  });

  it('passes Tết', () => {
    expect(nextTradingDay('2026-02-13')).toBe('2026-02-23');
    expect(previousTradingDay('2026-02-23')).toBe('2026-02-13');
  });

  it('starts anywhere', () => {
    expect(nextTradingDay('2026-02-18')).toBe('2026-02-23');
    expect(previousTradingDay('2026-02-18')).toBe('2026-02-13');
  });

  it('finds the day on which a purchase may be sold (T+2)', () => {
    expect(addTradingDays('2022-08-25', 2)).toBe('2022-08-29');
    expect(addTradingDays('2026-02-12', 2)).toBe('2026-02-23');
  });

  it('goes back as well, and nowhere for 0', () => {
    expect(addTradingDays('2026-02-23', -2)).toBe('2026-02-12');
    expect(addTradingDays('2026-02-18', 0)).toBe('2026-02-18');
  });

  it('lists a span with both ends', () => {
    expect(tradingDays('2026-02-12', '2026-02-24')).toEqual([
      '2026-02-12',
      '2026-02-13',
      '2026-02-23',
      '2026-02-24',
    ]);
    expect(tradingDays('2026-02-16', '2026-02-20')).toEqual([]);
    expect(tradingDays('2026-02-24', '2026-02-12')).toEqual([]);
  });

  it('lands on a session, and back where it came from', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 300 }), (day, n) => {
        const start = nextTradingDay(day);
        const end = addTradingDays(start, n);
        return (
          isTradingDay(end) && addTradingDays(end, -n) === start && tradingDays(start, end).length === n + 1
        );
      }),
      { seed: 2026 },
    );
  });
});

describe('a day', () => {
  it('is a UTC midnight on the time scale of a chart', () => {
    expect(epochSecondsOf('2026-05-29')).toBe(1_780_012_800);
    expect(dayOfEpochSeconds(1_780_012_800)).toBe('2026-05-29');
    expect(dayOfEpochSeconds(1_780_012_800 + 86_399)).toBe('2026-05-29');
    expect(dayOfEpochSeconds(1_780_012_800 - 1)).toBe('2026-05-28');
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-2-3',
    '21/08/2026',
    '2026-08-21T00:00:00Z',
    '',
    null,
    5,
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('is a leap day where the year has one', () => {
    expect(isDay('2024-02-29')).toBe(true);
  });

  it('that does not exist is refused aloud', () => {
    expect(() => nextTradingDay('2026-02-30')).toThrow(new RangeError('Not a day: 2026-02-30'));
    expect(() => addTradingDays('2026-02-12', NaN)).toThrow(
      new RangeError('Not a number of trading days: NaN'),
    );
  });
});

function closedWeekdays(from: string, to: string) {
  const closed: string[] = [];
  for (let time = epochSecondsOf(from); time <= epochSecondsOf(to); time += 86_400) {
    const day = dayOfEpochSeconds(time);
    const weekday = new Date(time * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isTradingDay(day)) closed.push(day);
  }
  return closed;
}
