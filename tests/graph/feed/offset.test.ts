import { describe, expect, it } from 'vitest';
import { IN_SESSION } from '../../support/feeds/clock';
import { honestFeed } from '../../support/feeds/feed';
import {
  daysStampedAt,
  minutesInLocalTime,
  oddFeed,
  shifted,
  weekends,
  withoutQuotes,
  type Oddity,
} from '../../support/feeds/oddities';
import { seriesOf } from '../../support/feeds/series-of';
import { openSession } from '../../support/feeds/session';
import { createTruth } from '../../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const open = (...oddities: Oddity[]) =>
  openSession({ feed: oddFeed(honestFeed(truth), truth, withoutQuotes, ...oddities), truth });
const times = (count: number) =>
  truth
    .days('FPT')
    .slice(-count)
    .map(({ time }) => time);
const minuteTimes = (count: number) =>
  truth
    .minutes('FPT')
    .slice(-count)
    .map(({ time }) => time);

describe('the days of a feed', () => {
  it.each([-8, -9, 0, 2, 8, 9])('stamped at %d o’clock UTC are those of the market', async (hours) => {
    expect((await seriesOf(open(daysStampedAt(hours))))?.time).toEqual(times(1000));
  });

  it('stamped by another zone’s midnight are right for two bars, by more of the symbol, once a session', async () => {
    const session = open(daysStampedAt(-8));
    expect((await seriesOf(session, { countback: 2 }))?.time).toEqual(times(2));
    expect((await seriesOf(session, { symbol: 'HPG', countback: 2 }))?.time).toEqual(times(2));
    expect(session.sent.filter((each) => each.startsWith('history'))).toHaveLength(3);
  });

  it('lose the bars of closed days where each trading day has one', async () => {
    const series = await seriesOf(open(weekends), { countback: 300 });
    expect(series?.time).toEqual(times(1000).filter((time) => time >= series!.time[0]!));
    expect(series?.leftOut.every(({ fault }) => fault === 'CLOSED_DAY')).toBe(true);
    expect(series?.leftOut.length).toBeGreaterThan(40);
  });

  it('are none, and counted, where they fit no hour', async () => {
    const scattered: Oddity = (feed) => (call, query) => {
      const answer = feed(call, query);
      const json = answer.json as { t?: number[] };
      if (call !== 'history' || !json.t) return answer;
      return { json: { ...json, t: json.t.map((time, i) => time - 86_400 * (i % 3)).sort((a, b) => a - b) } };
    };
    expect(await seriesOf(open(scattered), { countback: 100 })).toMatchObject({
      availability: 'UNREADABLE',
      close: [],
    });
  });
});

describe('the minutes of a feed', () => {
  it.each([
    ['in local time as if that were UTC', minutesInLocalTime],
    ['an hour late', shifted(1)],
    ['an hour early', shifted(-1)],
  ])('that are %s are those of the market', async (_, oddity) => {
    const series = await seriesOf(open(oddity), { resolution: 'MINUTE_1' });
    expect(series?.time).toEqual(minuteTimes(1000));
  });

  it('are left out and counted where they are too few to decide', async () => {
    const few: Oddity = (feed) => (call, query) => {
      const answer = feed(call, query);
      const json = answer.json as Record<string, unknown[]>;
      if (call !== 'history' || !json['t']) return answer;
      const cut = (name: string) => json[name]!.slice(-8);
      return {
        json: { s: 'ok', t: cut('t'), o: cut('o'), h: cut('h'), l: cut('l'), c: cut('c'), v: cut('v') },
      };
    };
    const series = await seriesOf(open(minutesInLocalTime, few), { resolution: 'MINUTE_5', countback: 100 });
    expect(series).toMatchObject({ availability: 'UNREADABLE', close: [] });
    expect(series?.leftOut).toHaveLength(8);
  });
});
