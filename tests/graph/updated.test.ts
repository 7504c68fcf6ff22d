import { describe, expect, it } from 'vitest';
import { readUpdated } from '../../src/graph/readers/updated';

describe('the day and time of `updated`', () => {
  it.each([
    ['2026-01-05 14:45:10', '2026-01-05', '14:45'],
    ['2026-01-05 14:45', '2026-01-05', '14:45'],
    ['2026-01-05 9:15', '2026-01-05', '09:15'],
    ['2026-01-05  09:15:00.123', '2026-01-05', '09:15'],
    ['2026-01-05 9h15', '2026-01-05', '09:15'],
    ['2026-01-05 2:45 PM', '2026-01-05', '14:45'],
    ['2026-01-05 02:45:10pm', '2026-01-05', '14:45'],
    ['2026-01-05 2:45 p.m.', '2026-01-05', '14:45'],
    ['2026-01-05 12:05 AM', '2026-01-05', '00:05'],
    ['2026-01-05 12:05 pm', '2026-01-05', '12:05'],
    ['2026-01-05 9:15 SA', '2026-01-05', '09:15'],
    ['2026-01-05 2:45 CH', '2026-01-05', '14:45'],
    ['05/01/2026 14:45:10', '2026-01-05', '14:45'],
    ['5/1/2026 9:15', '2026-01-05', '09:15'],
    ['05-01-2026 14:45', '2026-01-05', '14:45'],
    ['05.01.2026 14:45', '2026-01-05', '14:45'],
    [' 2026-01-05 14:45 ', '2026-01-05', '14:45'],
  ])('are those of %j', (updated, day, time) => {
    expect(readUpdated(updated)).toEqual({ day, time });
  });

  it.each([
    ['2026-01-05 14:45:00+07:00', '14:45'],
    ['2026-01-05 14:45 +07:00', '14:45'],
    ['2026-01-05 14:45 +0700', '14:45'],
    ['2026-01-05 14:45:00 UTC+7', '14:45'],
    ['2026-01-05 07:45:10Z', '14:45'],
    ['2026-01-05 07:45 GMT', '14:45'],
    ['2026-01-05 2:45 PM +07:00', '14:45'],
    ['2026-01-05 02:15:00-05:30', '14:45'],
  ])('count in market time where %j has an offset', (updated, time) => {
    expect(readUpdated(updated)).toEqual({ day: '2026-01-05', time });
  });

  it('keep the day before the space, and the time as it came where market time is another day', () => {
    expect(readUpdated('2026-01-05 20:15:00Z')).toEqual({ day: '2026-01-05', time: '20:15:00Z' });
    expect(readUpdated('2026-01-05 02:15 +14:00')).toEqual({ day: '2026-01-05', time: '02:15 +14:00' });
  });

  it.each([
    ['2026-01-05 phiên sáng', 'phiên sáng'],
    ['2026-01-05 99:99:99', '99:99:99'],
    ['2026-01-05 24:00', '24:00'],
    ['2026-01-05 14:45 PM', '14:45 PM'],
    ['2026-01-05 0:45 AM', '0:45 AM'],
    ['2026-01-05 14:45 +25:00', '14:45 +25:00'],
    ['2026-01-05 14:45 +07:60', '14:45 +07:60'],
    ['2026-01-05 <b>9:15</b>', '<b>9:15</b>'],
    ['2026-01-05 ATC\n14:45', 'ATC 14:45'],
    [`2026-01-05 ${'x'.repeat(5000)}`, 'x'.repeat(40)],
  ])('leave a time as it came that cannot be read: %j', (updated, time) => {
    expect(readUpdated(updated)).toEqual({ day: '2026-01-05', time });
  });

  it.each(['2026-01-05', '05/01/2026', '2026-01-05 ', '2026-01-05 null'])('have no time in %j', (updated) => {
    expect(readUpdated(updated)).toEqual({ day: '2026-01-05', time: null });
  });

  it.each([
    ['2026-01-05T14:45:00', '2026-01-05', '14:45'],
    ['2026-01-05T07:45:00Z', '2026-01-05', '14:45'],
    ['2026-01-05T20:15:00Z', '2026-01-06', '03:15'],
    ['Mon, 05 Jan 2026 14:45:00 +0700', '2026-01-05', '14:45'],
  ])('are those of another standard form, %j', (updated, day, time) => {
    expect(readUpdated(updated)).toEqual({ day, time });
  });

  it.each([
    ...['soon', ' 09:15', '9:15 2026-01-05', '05012026 14:45', '2026-13-45 14:45', '2026-02-30 00:00:00'],
    ...['31/02/2026 09:15', '0000-00-00 00:00:00', '9999-12-31 09:15', '<b>sáng</b>  thứ Sáu'],
  ])('are the whole text as it came where it begins with no date: %j', (updated) => {
    expect(readUpdated(updated)).toEqual({ day: null, time: updated.trim().replace('  ', ' ') });
  });

  it.each(['', ' ', 'null', null, undefined, 1_767_579_300, {}, ['2026-01-05 14:45']])(
    'are unknown in %j',
    (updated) => expect(readUpdated(updated)).toEqual({ day: null, time: null }),
  );
});
