import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { formatBarTime } from '../../src/member/technical/chart/bar-time';

const monday = epochSecondsOf('2026-11-02');

describe.each([
  ['vi', 'tháng 11/2026', 'tháng 9/2026', '02/11/2026'],
  ['en', 'Nov 2026', 'Sep 2026', '02/11/2026'],
  ['de', 'November 2026', 'September 2026', '02.11.2026'],
] as const)('the time of a bar (%s)', (language, month, other, day) => {
  beforeAll(() => setLanguage(language));
  afterAll(() => setLanguage('en'));

  it('is a month by its name, whichever day it begins on, and a day otherwise', () => {
    expect(formatBarTime(monday, 'MONTH')).toBe(month);
    expect(formatBarTime(epochSecondsOf('2026-09-30'), 'MONTH')).toBe(other);
    expect([formatBarTime(monday, 'WEEK'), formatBarTime(monday, 'DAY')]).toEqual([day, day]);
    expect(formatBarTime(monday + 7 * 3600 + 900, 'MINUTE_15')).toBe(`14:15 ${day}`);
  });
});
