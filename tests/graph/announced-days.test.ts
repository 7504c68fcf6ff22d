import { describe, expect, it } from 'vitest';
import { readAnnouncedDays } from '../../src/graph/readers/announced-days';

const read = (session_holidays: unknown, corrections?: unknown) =>
  readAnnouncedDays({ name: 'VNINDEX', session_holidays, corrections });

describe("the days that a feed announces in TradingView's fields", () => {
  const TET = '20270204,20270205,20270208,20270209,20270210';

  it('are holidays without trading, which announce a year where they are those of Tết at least', () => {
    expect(read('20270205,20270208')).toEqual({
      ...{ closed: ['2027-02-05', '2027-02-08'], open: [], years: [] },
    });
    expect(read(TET)?.years).toEqual(['2027']);
    // Five days, two of which are a weekend.
    expect(read('20270204,20270205,20270206,20270207,20270208')?.years).toEqual([]);
    expect(read(`20260101,${TET}`)?.years).toEqual(['2027']);
    expect(readAnnouncedDays({ 'session-holidays': '20270205' })?.closed).toEqual(['2027-02-05']);
  });

  it('are days with hours of their own, in the form of its reference, and days off, which announce no year', () => {
    expect(read(undefined, '1900F4-2350F4,1000-1845:20181113;1000-1400:20181114')).toEqual({
      ...{ closed: [], open: ['2018-11-13', '2018-11-14'], years: [] },
    });
    expect(read('20270205', '0900-1130:20270213,20270220; dayoff:20271215')).toEqual({
      ...{ closed: ['2027-02-05', '2027-12-15'], open: ['2027-02-13', '2027-02-20'], years: [] },
    });
  });

  it.each([
    ['a day that does not exist', '20270230,20270205', '0900-1500:20271301'],
    ['another form', '2027-02-04, 20270205 ,05022027,,x', 'closed:20270206;20270207;:20270208;9-15:20270209'],
    ['a day twice', '20270205,20270205', null],
  ])('leave out %s', (_, holidays, corrections) => {
    expect(read(holidays, corrections)).toEqual({ closed: ['2027-02-05'], open: [], years: [] });
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a number', 20270205],
    ['a list', ['20270205']],
    ['words', 'see the exchange'],
    ['a year of trading days in the place of holidays', yearOfWeekdays()],
  ])('are none where the field has %s', (_, holidays) => {
    expect(read(holidays)).toBeNull();
  });

  it.each([[null], ['text'], [[]], [42]])('are none in the answer %j', (answer) => {
    expect(readAnnouncedDays(answer)).toBeNull();
  });

  it('are none of an unknown symbol', () => {
    expect(() => readAnnouncedDays({ s: 'error', errmsg: 'unknown_symbol' })).toThrow('refused');
  });
});

function yearOfWeekdays() {
  const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2027, 0, 1 + i)));
  return days.map((day) => day.toISOString().slice(0, 10).replaceAll('-', '')).join(',');
}
