import { expect, it } from 'vitest';
import { addWeeks, daysOfWeek, mondayOf, tradingWeekOf } from '../../src/market/week';

it.each([
  ['2026-08-24', '2026-08-24', '2026-08-24'],
  ['2026-08-28', '2026-08-24', '2026-08-24'],
  ['2026-08-29', '2026-08-24', '2026-08-31'],
  ['2026-08-30', '2026-08-24', '2026-08-31'],
  ['2027-01-01', '2026-12-28', '2026-12-28'],
])('%s lies in the week of %s and belongs to the trading week of %s', (day, monday, traded) => {
  expect([mondayOf(day), tradingWeekOf(day)]).toEqual([monday, traded]);
});

it('a week has seven days, also over the turn of a year', () => {
  const days = daysOfWeek('2026-12-28');
  expect([days.length, days[0], days[4], days[6]]).toEqual([7, '2026-12-28', '2027-01-01', '2027-01-03']);
  expect([addWeeks('2026-12-28', 1), addWeeks('2026-12-28', -2)]).toEqual(['2027-01-04', '2026-12-14']);
});
