import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { announcedAfter, eventsOnBars } from '../../src/member/technical/events/events-on-bars';

const event = (id: string, day: string) => ({ id, time: epochSecondsOf(day), label: 'D', lines: [id] });
const placed = (...args: Parameters<typeof eventsOnBars>) =>
  eventsOnBars(...args).map(({ index, events }) => [index, ...events.map(({ id }) => id)]);

beforeAll(() =>
  Promise.all([
    loadMessages('chart'),
    import('../../src/member/technical/chart-tools'),
    import('../../src/member/technical/events/AdjustmentChoice'),
  ]),
);

describe('the events on the bars of a chart', () => {
  const days = ['2026-08-20', '2026-08-21', '2026-08-24', '2026-08-26'].map(epochSecondsOf);

  it('stand on the bar of their day, or on the next one after a day without a match', () => {
    const events = [event('first', '2026-08-20'), event('idle', '2026-08-25'), event('same', '2026-08-26')];
    expect(placed(events, days, 'DAY')).toEqual([
      [0, 'first'],
      [3, 'idle', 'same'],
    ]);
  });

  it('are left out before the first bar and after the last', () => {
    expect(placed([event('old', '2026-08-19'), event('ahead', '2026-08-27')], days, 'DAY')).toEqual([]);
  });

  it('are announced after the last: on the bar of their trading day, or the next longer or shorter one', () => {
    const events = [event('now', '2026-08-26'), event('soon', '2026-08-27'), event('later', '2026-09-03')];
    const announced = (resolution: Parameters<typeof announcedAfter>[2]) =>
      announcedAfter(events, days, resolution).map(({ index, events: held }) => [
        index,
        ...held.map(({ id }) => id),
      ]);
    // 31/08 to 02/09 are holidays.
    expect(announced('DAY')).toEqual([
      [4, 'soon'],
      [6, 'later'],
    ]);
    expect(announced('WEEK')).toEqual([[4, 'soon', 'later']]);
    expect(announcedAfter(events, [], 'DAY')).toEqual([]);
  });

  it('stand on the week that holds their day, and on the first bar of their day within it', () => {
    const weeks = ['2026-08-17', '2026-08-24'].map(epochSecondsOf);
    expect(placed([event('a', '2026-08-21'), event('b', '2026-08-27')], weeks, 'WEEK')).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
    const minutes = days.flatMap((day) => [day + 2 * 3600, day + 3 * 3600]);
    expect(placed([event('a', '2026-08-21')], minutes, 'MINUTE_60')).toEqual([[2, 'a']]);
  });
});
