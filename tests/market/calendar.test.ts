import { describe, expect, it } from 'vitest';
import { isConfirmed, isTradingDay, tradingDays } from '../../src/market/calendar';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';

describe('the calendar', () => {
  it('counts the trading days that each year had', () => {
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

function closedWeekdays(from: string, to: string) {
  const closed: string[] = [];
  for (let time = epochSecondsOf(from); time <= epochSecondsOf(to); time += 86_400) {
    const day = dayOfEpochSeconds(time);
    const weekday = new Date(time * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isTradingDay(day)) closed.push(day);
  }
  return closed;
}
