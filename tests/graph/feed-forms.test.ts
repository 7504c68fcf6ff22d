import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';
import { CLOSED, IN_SESSION, TODAY, YESTERDAY } from '../support/feeds/clock';
import { openOdd, expectWhole, expectedToday } from '../support/feeds/expected';
import { honestFeed } from '../support/feeds/feed';
import {
  closeOnly,
  daysStampedAt,
  descending,
  gaps,
  isoText,
  milliseconds,
  minutesForDays,
  minutesInLocalTime,
  noisy,
  notANumber,
  nulls,
  oddFeed,
  repeatedNewest,
  stale,
  unknownVolume,
  unmatched,
  withoutQuotes,
  withoutStatus,
  asTexts,
  type Oddity,
} from '../support/feeds/oddities';
import { barsSeen, quoteSeen } from '../support/feeds/seen';
import { openSession } from '../support/feeds/session';
import { createTruth } from '../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const weekend = createTruth(CLOSED);

describe('every day and today’s price come from a feed that', { timeout: 30_000 }, () => {
  it.each<[string, readonly Oddity[]]>([
    ['sends no status and stamps its days at 09:00 of Vietnam', [daysStampedAt(2), withoutStatus]],
    ['stamps in milliseconds', [milliseconds]],
    ['stamps with ISO 8601', [isoText]],
    ['stamps its days at midnight of Vietnam', [daysStampedAt(-7)]],
    ['stamps its days at the close', [daysStampedAt(8)]],
    ['stamps its days at midnight of New York', [daysStampedAt(5)]],
    ['has the dust of divisions in its prices', [noisy]],
    ['sends numbers as texts', [asTexts]],
    ['sends the newest first', [descending]],
  ])('%s', async (_, oddities) => {
    for (const market of [truth, weekend]) {
      await expectWhole(market, oddities);
      expect(await quoteSeen(openOdd(market, ...oddities))).toMatchObject(expectedToday(market));
    }
  });
});

describe('closes without open, high, low and volume', () => {
  it('are the bars, whose range and volume are unknown', async () => {
    const series = await expectWhole(truth, [closeOnly]);
    expect(new Set(series.volume)).toEqual(new Set([null]));
    expect(series.closeOnly).toHaveLength(1000);
  });

  it('give a price with its change, and neither a volume nor a range', async () => {
    expect(await quoteSeen(openOdd(truth, closeOnly))).toMatchObject({
      ...expectedToday(truth),
      ...{ volume: null, high: null, low: null, open: null },
    });
  });
});

describe('a volume that is missing in some rows', () => {
  it('costs no day, and is unknown there', async () => {
    const series = await expectWhole(truth, [unknownVolume(40)]);
    const bars = truth.days('FPT').slice(-1000);
    const missing = series.volume.filter((volume) => volume === null);
    expect(missing).toHaveLength(25);
    expect(series.volume.every((volume, i) => volume === null || volume === bars[i]!.volume)).toBe(true);
    expect(series.volume.at(-1)).toBeNull();
  });
});

describe('a day without a match', () => {
  it('is a day at the reference with a volume of 0', async () => {
    const before = truth.closeOn('FPT', YESTERDAY)!;
    expect(await quoteSeen(openOdd(truth, unmatched))).toMatchObject({
      ...{ day: TODAY, price: before, reference: before, change: 0, volume: 0 },
    });
    const series = await barsSeen(openOdd(truth, unmatched));
    expect(series?.time.at(-1)).toBe(epochSecondsOf(TODAY));
    expect([series?.close.at(-1), series?.volume.at(-1)]).toEqual([before, 0]);
  });
});

describe('a bar that ends before today', () => {
  it.each([1, 2, 15, 400])('keeps its day, %i trading days ago', async (days) => {
    const session = openOdd(truth, stale(days));
    const day = truth.days('FPT').at(-1 - days)!;
    const series = await barsSeen(session);
    expect([series?.time.at(-1), series?.close.at(-1)]).toEqual([day.time, day.close]);
    const quote = await quoteSeen(session);
    // The list's price is of today; the bar does not replace it.
    expect(quote?.price).toBe(quote?.day === TODAY ? truth.closeOn('FPT', TODAY) : day.close);
    expect([TODAY, dayOfEpochSeconds(day.time)]).toContain(quote?.day);
  });

  it('is no day of 2024 that counts as today’s, where a server sends no newer one', async () => {
    const until = epochSecondsOf('2024-11-22');
    const ended: Oddity = (feed) => (call, query) =>
      call === 'history'
        ? feed(call, { ...query, to: String(Math.min(Number(query.to), until)) })
        : feed(call, query);
    const session = openSession({
      feed: oddFeed(honestFeed(truth), truth, withoutQuotes, ended),
      truth,
      lists: [],
    });
    expect(await quoteSeen(session)).toMatchObject({
      ...{ day: '2024-11-21', price: truth.closeOn('FPT', '2024-11-21'), source: 'BAR' },
    });
  });
});

describe('rows that are not as they should be', () => {
  it('leave the others, and are counted', async () => {
    for (const oddity of [nulls(10), notANumber(10)]) {
      const series = await barsSeen(openOdd(truth, oddity));
      const bars = truth.days('FPT').slice(-1000);
      const isRight = (time: number, i: number) =>
        bars.find((bar) => bar.time === time)?.close === series!.close[i];
      expect(series!.time.every(isRight)).toBe(true);
      expect(series!.leftOut.filter(({ fault }) => fault === 'UNREADABLE').length).toBeGreaterThanOrEqual(
        100,
      );
      expect(series!.time.length).toBeGreaterThanOrEqual(900);
      expect(series!.close.at(-1)).toBe(truth.closeOn('FPT', TODAY));
    }
  });

  it('all of them, are no symbol without trading days', async () => {
    const session = openOdd(truth, (feed, market) => nulls(1)(feed, market));
    const series = await barsSeen(session);
    expect(series?.availability).toBe('UNREADABLE');
  });

  it('of one day give way to the one that has more', async () => {
    const series = await barsSeen(openOdd(truth, repeatedNewest));
    const bar = truth.days('FPT').at(-1)!;
    expect([series?.time.at(-1), series?.close.at(-1), series?.volume.at(-1)]).toEqual([
      ...[bar.time, bar.close, bar.volume],
    ]);
    expect(series?.leftOut.map(({ fault }) => fault)).toEqual(['REPEATED']);
  });

  it('that are missing leave a gap', async () => {
    const series = await barsSeen(openOdd(truth, gaps(7)));
    const closes = new Map(truth.days('FPT').map(({ time, close }) => [time, close]));
    expect(series!.close).toEqual(series!.time.map((time) => closes.get(time)));
    expect(series!.time.length).toBeGreaterThan(850);
    expect(series!.leftOut).toEqual([]);
  });
});

describe('minutes for a request of days', () => {
  it('are added up to the days that they are whole of, or refused', async () => {
    const series = await barsSeen(openOdd(weekend, minutesForDays));
    const bars = new Map(weekend.days('FPT').map(({ time, close }) => [time, close]));
    expect(series?.time ?? []).toEqual([...new Set(series?.time)]);
    for (const [i, time] of (series?.time ?? []).entries()) {
      expect([time, series!.close[i]]).toEqual([time, bars.get(time)]);
    }
    expect([undefined, epochSecondsOf(TODAY)]).toContain(series?.time.at(-1));
  });
});

describe('minutes stamped in local time as if it were UTC', () => {
  it.each(['MINUTE_1', 'MINUTE_5', 'MINUTE_15'] as const)(
    'stand within trading hours: %s',
    async (resolution) => {
      for (const market of [truth, weekend]) {
        const series = await barsSeen(openOdd(market, minutesInLocalTime), resolution, { countback: 60 });
        const hours = series!.time.map((time) => new Date((time + 7 * 3600) * 1000).getUTCHours());
        expect(hours.every((hour) => hour >= 9 && hour < 15)).toBe(true);
        const isCounted = series!.time.length > 0 || series!.leftOut.length > 0;
        expect(isCounted).toBe(true);
        expect([undefined, market.closeOn('FPT', TODAY)]).toContain(series!.close.at(-1));
      }
    },
  );
});
