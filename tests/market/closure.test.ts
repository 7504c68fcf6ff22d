import { describe, expect, it } from 'vitest';
import { isTradingDay } from '../../src/market/calendar';
import { closureOn } from '../../src/market/closure';
import { dayOfNumber, numberOfDay } from '../../src/market/day';

describe('days without trading', () => {
  it.each([
    ['2026-01-02', 'NEW_YEAR', '2026-01-02', '2026-01-05'],
    ['2026-02-14', 'TET', '2026-02-20', '2026-02-23'],
    ['2026-02-17', 'TET', '2026-02-20', '2026-02-23'],
    ['2026-04-27', 'HUNG_KINGS', '2026-04-27', '2026-04-28'],
    ['2026-04-30', 'REUNIFICATION', '2026-05-01', '2026-05-04'],
    ['2026-08-30', 'NATIONAL', '2026-09-02', '2026-09-03'],
    ['2026-11-22', 'WEEKEND', null, '2026-11-23'],
    ['2018-12-31', 'NEW_YEAR', '2019-01-01', '2019-01-02'],
    ['2027-09-02', 'NATIONAL', '2027-09-02', '2027-09-03'],
  ])('around %s are %s', (day, name, until, reopens) => {
    expect(closureOn(day)).toEqual({ name, until, reopens });
  });

  it('are none on a trading day', () => {
    expect(closureOn('2026-11-20')).toBeNull();
  });

  it('have the name of a feast in every confirmed year, and one Tết a year', () => {
    const unexplained: string[] = [];
    const tets = new Map<string, Set<string>>();
    for (let number = numberOfDay('2016-01-01'); number <= numberOfDay('2026-12-31'); number += 1) {
      const day = dayOfNumber(number);
      const closure = closureOn(day);
      if ((closure === null) !== isTradingDay(day)) unexplained.push(day);
      if (closure?.name === 'OTHER') unexplained.push(day);
      if (closure?.name === 'TET') {
        const year = day.slice(0, 4);
        tets.set(year, (tets.get(year) ?? new Set()).add(closure.reopens));
      }
    }
    expect(unexplained).toEqual([]);
    expect([...tets.values()].map(({ size }) => size)).toEqual(Array(11).fill(1));
  });
});
