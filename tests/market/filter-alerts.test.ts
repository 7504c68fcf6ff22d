import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedAt, type Alert } from '../../src/market/alerts';
import {
  filterAlert,
  filterAlertsOf,
  outdatedNews,
  stillNews,
  type FilterAlert,
} from '../../src/market/filter-alerts';
import { watchOf } from '../../src/market/screen/saved-filter';
import { enterFilters, type KnownFilters } from '../../src/market/screen/watched';
import { alert } from '../support/market/alerts';

const cheap = { id: 'cheap', name: 'Rẻ', conditions: 'pe._,10', watchedSince: '2026-08-24T02:00:00.000Z' };
const watch = watchOf(cheap);

/** The news of FPT at an instant, where a tab last knew at another one that it did not meet the filter. */
function news(at: string, since = '2026-08-27T02:00:00.000Z', symbol = 'FPT') {
  const now = new Date(at);
  return filterAlert(cheap, { symbol, price: 70, since, matchedAt: matchedAt(now) }, now);
}
const desk = (alerts: readonly Alert[], filters = [cheap] as (typeof cheap)[]) => ({ alerts, filters });
const reported = (entry: FilterAlert, alerts: readonly Alert[]) => stillNews([entry], desk(alerts)).length;

describe('a symbol that enters a watched filter', () => {
  it('is news dated to the last match, with its price and when it was last outside', () => {
    expect(news('2026-08-27T09:31:00+07:00')).toMatchObject({
      ...{ kind: 'FILTER', symbol: 'FPT', filterId: 'cheap', firedPrice: 70, isSeen: false },
      ...{ armedAt: '2026-08-27T02:00:00.000Z', firedAt: '2026-08-27T02:31:00.000Z' },
    });
    expect([
      news('2026-08-27T12:10:00+07:00').firedAt,
      news('2026-08-27T20:00:00+07:00').firedAt,
      // Its prices were known without it: other figures came.
      news('2026-08-27T20:00:00+07:00', '2026-08-27T09:00:00.000Z').firedAt,
    ]).toEqual(['2026-08-27T04:30:00.000Z', '2026-08-27T08:00:00.000Z', '2026-08-27T13:00:00.000Z']);
  });

  it('is reported once per trading day, by whichever tab or device comes first', () => {
    const first = news('2026-08-27T09:31:00+07:00');
    expect(reported(first, [])).toBe(1);
    const again = news('2026-08-27T14:00:00+07:00', '2026-08-27T06:59:00.000Z');
    expect(reported(again, [first])).toBe(0);
    // Before the next opening it is still that trading day.
    expect(reported(news('2026-08-28T08:00:00+07:00', '2026-08-28T00:59:00.000Z'), [first])).toBe(0);
    const nextDay = news('2026-08-28T09:31:00+07:00', '2026-08-28T02:30:00.000Z');
    expect([reported(nextDay, [first]), nextDay.id === first.id]).toEqual([1, false]);
    expect(reported(news('2026-08-27T09:31:00+07:00', undefined, 'HPG'), [first])).toBe(1);
  });

  it('is no news to a device that slept while another one reported it', () => {
    const onTuesday = news('2026-08-25T09:31:00+07:00', '2026-08-25T02:30:00.000Z');
    const asleepSinceMonday = news('2026-08-27T09:31:00+07:00', '2026-08-24T08:00:00.000Z');
    expect(reported(asleepSinceMonday, [onTuesday])).toBe(0);
  });

  it('is news as long as it is among the newest two hundred', () => {
    const minutes = Array.from({ length: 201 }, (_, i) =>
      new Date(Date.UTC(2026, 7, 27, 2, i)).toISOString(),
    );
    const alerts = minutes.map((at, i) => news(at, undefined, `S${String(i).padStart(3, '0')}`));
    const now = new Date('2026-08-27T08:00:00+00:00');

    expect(filterAlertsOf(desk(alerts), now)).toHaveLength(200);
    expect(outdatedNews(desk(alerts), now)).toEqual([alerts[0]!.id]);
  });

  it('is not reported once the filter is watched no more or gone', () => {
    const entry = news('2026-08-27T09:31:00+07:00');
    expect(stillNews([entry], desk([], [{ ...cheap, watchedSince: null as unknown as string }]))).toEqual([]);
    expect(stillNews([entry], desk([], []))).toEqual([]);
  });

  it('is listed for a week under the name of its filter, and its row is removed afterwards or with the filter', () => {
    const entry = news('2026-08-27T09:31:00+07:00');
    const alerts = [alert({ id: 'own' }), entry];
    const listed = (at: string, filters = [cheap]) =>
      filterAlertsOf({ alerts, filters }, new Date(at)).map(({ filterName }) => filterName);
    const outdated = (at: string, filters = [cheap]) =>
      outdatedNews({ alerts, filters }, new Date(at)).map((id) => id === entry.id);
    expect([listed('2026-09-03T09:30:00+07:00'), outdated('2026-09-03T09:30:00+07:00')]).toEqual([
      ['Rẻ'],
      [],
    ]);
    expect([listed('2026-09-03T09:31:00+07:00'), outdated('2026-09-03T09:31:00+07:00')]).toEqual([
      [],
      [true],
    ]);
    expect([listed('2026-08-27T10:00:00+07:00', []), outdated('2026-08-27T10:00:00+07:00', [])]).toEqual([
      [],
      [true],
    ]);
  });

  it('has an id that a desk can read, however long that of its filter is', () => {
    const long = { ...cheap, id: 'f'.repeat(100) };
    const now = new Date('2026-08-27T09:31:00+07:00');
    const entry = { symbol: 'FPT', price: null, since: now.toISOString(), matchedAt: now };
    expect(filterAlert(long, entry, now).id).toHaveLength(100);
  });
});

describe('symbols that enter and leave over days, tabs and reloads', () => {
  const step = fc.record({
    tab: fc.nat(2),
    inside: fc.subarray(['FPT', 'HPG', 'VNM']),
    hours: fc.integer({ min: 1, max: 30 }),
    isReloaded: fc.boolean(),
  });
  type Step = { tab: number; inside: readonly string[]; hours: number; isReloaded: boolean };
  /** Three weeks without a holiday follow. */
  const START = Date.parse('2026-06-01T03:00:00Z');

  /** The calendar day in Vietnam of the prices of an instant, by the plain rule that a day begins at its opening. */
  const priceDay = (ms: number) => {
    let local = ms + 7 * 3_600_000 - 9 * 3_600_000;
    while ([0, 6].includes(new Date(local).getUTCDay())) local -= 86_400_000;
    return new Date(local).toISOString().slice(0, 10);
  };

  /** What the product reports, `symbol day` each. */
  function reportedBy(steps: readonly Step[], tabs: number) {
    let saved: readonly Alert[] = [];
    let stored: KnownFilters = {};
    let ms = START;
    const shown: string[] = [];
    const knownIn = Array.from({ length: tabs }, (): KnownFilters => ({}));
    for (const { tab, inside, hours, isReloaded } of steps) {
      ms += hours * 3_600_000;
      const own = tab % tabs;
      const now = new Date(ms);
      const before = isReloaded ? stored : knownIn[own]!;
      const { entries, known } = enterFilters(before, [{ watch, symbols: inside }], now.toISOString());
      stored = knownIn[own] = known;
      const fired = entries.map(({ symbol, since }) =>
        filterAlert(cheap, { symbol, since, price: null, matchedAt: matchedAt(now) }, now),
      );
      const claimed = stillNews(fired, { alerts: saved, filters: [cheap] });
      saved = [...saved, ...claimed];
      shown.push(...claimed.map(({ symbol }) => `${symbol} ${priceDay(ms)}`));
    }
    return shown;
  }

  it('are reported by one tab at each entry, the first of its trading day', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const expected: string[] = [];
        let ms = START;
        let before: readonly string[] | null = null;
        for (const { inside, hours } of steps) {
          ms += hours * 3_600_000;
          for (const symbol of inside) {
            const entry = `${symbol} ${priceDay(ms)}`;
            if (before && !before.includes(symbol) && !expected.includes(entry)) expected.push(entry);
          }
          before = inside;
        }
        expect(reportedBy(steps, 1)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('are reported by three tabs no more than once per trading day, and never where they have not left', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const shown = reportedBy(steps, 3);
        expect(new Set(shown).size).toBe(shown.length);
        const stayed = ['FPT', 'HPG', 'VNM'].filter((symbol) =>
          steps.every(({ inside }) => inside.includes(symbol)),
        );
        expect(shown.filter((entry) => stayed.some((symbol) => entry.startsWith(symbol)))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
