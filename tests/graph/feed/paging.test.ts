import { describe, expect, it } from 'vitest';
import { SignalHistoryDocument } from '../../../src/graph/signal-history.generated';
import { IN_SESSION } from '../../support/feeds/clock';
import {
  barsAnswer,
  barsOf,
  honestFeed,
  inRange,
  NONE,
  type Feed,
  type Query,
} from '../../support/feeds/feed';
import { nulls, oddFeed, shifted, withoutQuotes } from '../../support/feeds/oddities';
import { quoteSeen } from '../../support/feeds/seen';
import { seriesOf } from '../../support/feeds/series-of';
import { openSession } from '../../support/feeds/session';
import { createTruth } from '../../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const honest = honestFeed(truth);
const all = (symbol = 'FPT') => truth.days(symbol);
const closes = (count: number) =>
  all()
    .slice(-count)
    .map(({ close }) => close);
const histories = (sent: readonly string[]) => sent.filter((each) => each.startsWith('history'));

/** A feed whose history is this one. */
const feedOf =
  (history: (query: Query) => ReturnType<Feed>): Feed =>
  (call, query) =>
    call === 'history' ? history(query) : honest(call, query);
const bars = ({ symbol = '', resolution = '' }: Query) => barsOf(truth, symbol, resolution)!;
const withoutCountback = (cap: (bars: ReturnType<typeof inRange>) => ReturnType<typeof inRange>) =>
  feedOf((query) => barsAnswer(cap(inRange(bars(query), query))));

describe('the bars that are asked for', () => {
  it('come in one request of an honest feed, with a range that a response of the same day has too', async () => {
    const session = openSession({ feed: honest, truth });
    expect((await seriesOf(session))?.close).toEqual(closes(1000));
    expect(histories(session.sent)).toEqual([
      'history?symbol=FPT&resolution=D&from=1655683200&to=1795910400&countback=1000',
    ]);
  });

  it('take one more request where a young symbol has fewer, once a session', async () => {
    const young = feedOf((query) => {
      const to = Number(query['to']);
      return barsAnswer(
        all()
          .slice(-30)
          .filter(({ time }) => time < to)
          .slice(-Number(query['countback'])),
      );
    });
    const session = openSession({ feed: young, truth });
    expect(await seriesOf(session)).toMatchObject({ close: closes(30), hasOlder: false });
    await seriesOf(session);
    expect(histories(session.sent)).toHaveLength(3);
  });

  it.each([
    ['knows no countback', withoutCountback((each) => each), 1],
    [
      'knows no countback and keeps the oldest thousand of a range',
      withoutCountback((each) => each.slice(0, 1000)),
      2,
    ],
    ['keeps the oldest 300 of a range', withoutCountback((each) => each.slice(0, 300)), 4],
    ['sends the newest 300 at once', withoutCountback((each) => each.slice(-300)), 4],
  ])('are whole of a server that %s', async (_, feed, requests) => {
    const session = openSession({ feed, truth });
    const series = await seriesOf(session);
    expect(series).toMatchObject({ close: closes(1000), hasOlder: true });
    expect(histories(session.sent)).toHaveLength(requests);

    const older = await seriesOf(session, { before: series!.time[0]!, countback: 500 });
    expect(older?.close).toEqual(closes(1500).slice(0, 500));
  });

  it('are whole for a study of five years without those of the chart being requested twice', async () => {
    const session = openSession({ feed: withoutCountback((each) => each.slice(-300)), truth });
    await seriesOf(session);
    const history = await session.query<{ tradingDays: number }>(SignalHistoryDocument, {
      ...{ symbol: 'FPT', until: '2026-11-27', days: [], asKnown: false },
    });
    expect(history?.tradingDays).toBe(1250);
    expect(histories(session.sent).length).toBeLessThanOrEqual(7);
  });

  it('are loaded again on another day, as an ex-date lowers older ones overnight', async () => {
    let factor = 1;
    const lowered = feedOf((query) =>
      barsAnswer(
        inRange(bars(query), query)
          .slice(-300)
          .map(({ open, high, low, close, ...bar }) => ({
            ...bar,
            ...{ open: open * factor, high: high * factor, low: low * factor, close: close * factor },
          })),
      ),
    );
    const market = { ...truth, now: IN_SESSION };
    const session = openSession({ feed: lowered, truth: market });
    await seriesOf(session);
    factor = 0.5;
    market.now = new Date(IN_SESSION.getTime() + 3 * 86_400_000);
    const series = await seriesOf(session);
    expect(series?.close[0]).toBeCloseTo(closes(1000)[0]! / 2);
  });

  it('end where the same ones come again, and with the newest where older ones fail to come', async () => {
    const same = openSession({ feed: feedOf(() => barsAnswer(all().slice(-300))), truth });
    expect(await seriesOf(same)).toMatchObject({ close: closes(300), hasOlder: false });
    expect(histories(same.sent)).toHaveLength(2);

    let requests = 0;
    const failing = feedOf((query) => {
      requests += 1;
      return requests > 1 ? { status: 500, json: {} } : barsAnswer(inRange(bars(query), query).slice(-300));
    });
    expect(await seriesOf(openSession({ feed: failing, truth }))).toMatchObject({
      close: closes(300),
      hasOlder: true,
    });
  });

  it('are not more than twelve requests fetch', async () => {
    const session = openSession({ feed: withoutCountback((each) => each.slice(-50)), truth });
    expect(await seriesOf(session)).toMatchObject({ close: closes(600), hasOlder: true });
    expect(histories(session.sent)).toHaveLength(12);
  });

  it('take one more request of a feed whose prices have ended, until two symbols end alike', async () => {
    const ended = feedOf((query) => {
      const [first] = all().slice(-1000);
      const before = bars(query).slice(0, -15);
      return barsAnswer(inRange(before, query).filter(({ time }) => time >= first!.time));
    });
    const session = openSession({ feed: ended, truth });
    for (const symbol of ['FPT', 'VCB', 'HPG', 'MWG']) {
      expect((await seriesOf(session, { symbol, countback: 900 }))?.close).toEqual(
        all(symbol)
          .slice(-915, -15)
          .map(({ close }) => close),
      );
    }
    expect(histories(session.sent)).toHaveLength(6);
  });

  it('are whole of a server that keeps the oldest ones, also after one symbol has failed to page on', async () => {
    let failing = true;
    const oldest = feedOf((query) => {
      const rows = inRange(bars(query), query).slice(0, 300);
      const isNewer = rows.length < 300 || rows[0]!.time > all().at(-900)!.time;
      return failing && isNewer ? NONE : barsAnswer(rows);
    });
    const session = openSession({ feed: oldest, truth });
    await seriesOf(session, { symbol: 'FPT' });
    failing = false;
    expect((await seriesOf(session, { symbol: 'VCB' }))?.close).toEqual(
      all('VCB')
        .slice(-1000)
        .map(({ close }) => close),
    );
  });

  it('lie where `nextTime` says, of a symbol that was not traded for long', async () => {
    const last = all().at(-600)!;
    const halted = feedOf((query) => {
      const traded = inRange(all().slice(0, -599), query);
      return traded.length > 0
        ? barsAnswer(traded)
        : { json: { ...(NONE.json as object), nextTime: last.time } };
    });
    const session = openSession({ feed: halted, truth });
    expect((await seriesOf(session, { countback: 2 }))?.time).toContain(last.time);
    expect(histories(session.sent)).toHaveLength(2);
  });

  it('are as many weeks as are asked for where the feed has days alone', async () => {
    const ofDays: Feed = (call, query) => {
      if (call === 'config') return { json: { supported_resolutions: ['D'] } };
      return call === 'history' && query['resolution'] !== 'D'
        ? { json: { s: 'error', errmsg: 'bad resolution' } }
        : honest(call, query);
    };
    const session = openSession({ feed: ofDays, truth });
    const weeks = barsOf(truth, 'FPT', 'W')!.slice(-300);
    const series = await seriesOf(session, { resolution: 'WEEK', countback: 300 });
    expect(series?.close).toEqual(weeks.map(({ close }) => close));
    expect(histories(session.sent).length).toBeLessThanOrEqual(3);
  });
});

describe('a day that a server sends in minutes', () => {
  it('is shown whole where an answer of the oldest rows ends in the middle of it', async () => {
    const oldest = feedOf((query) =>
      barsAnswer(inRange(bars({ ...query, resolution: '5' }), query).slice(0, 1000)),
    );
    const series = await seriesOf(openSession({ feed: oldest, truth }), { countback: 60 });
    expect(series?.close).toEqual(closes(30));

    const broken = oddFeed(oldest, truth, nulls(3));
    const none = await seriesOf(openSession({ feed: broken, truth }), { countback: 60 });
    expect(
      none?.time.filter((time, i) => none.close[i] !== all().find((each) => each.time === time)!.close),
    ).toEqual([]);
  });

  it('is none where a row of it is not readable, or a lone row of it is left', async () => {
    const rows = (query: Query) => inRange(barsOf(truth, 'FPT', '5')!, query).slice(-990);
    const lastNull = feedOf((query) => {
      const { json } = barsAnswer(rows(query));
      const columns = json as Record<'t' | 'c', (number | null)[]>;
      const broken = all().at(-3)!.time + 7 * 3600 + 25 * 60;
      const c = columns.c.map((close, i) => (columns.t[i] === broken ? null : close));
      return { json: { ...columns, c } };
    });
    const series = await seriesOf(openSession({ feed: lastNull, truth }), { countback: 990 });
    expect(series?.time.slice(-3)).toEqual([-4, -2, -1].map((i) => all().at(i)!.time));

    const late = oddFeed(
      feedOf((query) => barsAnswer(rows(query).filter(({ time }) => time <= all().at(-4)!.time + 3 * 3600))),
      ...([truth, withoutQuotes, shifted(-10)] as const),
    );
    expect(await seriesOf(openSession({ feed: late, truth }))).not.toMatchObject({ availability: 'READY' });
  });

  it('is added up whole for a price, of which two rows are asked', async () => {
    const ofMinutes = feedOf((query) => honest('history', { ...query, resolution: '5' }));
    const session = openSession({ feed: oddFeed(ofMinutes, truth, withoutQuotes), truth });
    const quote = await quoteSeen(session);
    const [before, today] = all().slice(-2);
    expect(quote).toMatchObject({ price: today!.close, open: today!.open, high: today!.high });
    expect(quote).toMatchObject({ volume: today!.volume, reference: before!.close });
  });
});
