import { describe, expect, it } from 'vitest';
import { CandlesDocument } from '../../../src/graph/candles.generated';
import { IN_SESSION } from '../../support/feeds/clock';
import { honestFeed, LACKING, type Answer, type Feed, type Query } from '../../support/feeds/feed';
import { daysStampedAt, inDong, oddFeed, withoutQuotes, type Oddity } from '../../support/feeds/oddities';
import { seriesOf } from '../../support/feeds/series-of';
import { openSession } from '../../support/feeds/session';
import { createTruth } from '../../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const times = (count: number) =>
  truth
    .days('FPT')
    .slice(-count)
    .map(({ time }) => time);
const last = (symbol: string) => truth.days(symbol).at(-1)!.close;

/** A session whose view leaves with the first request that its feed tells. */
function openLeft(isLast: (query: Query) => boolean, ...oddities: Oddity[]) {
  let leave: (() => void) | null = null;
  const odd = oddFeed(honestFeed(truth), truth, withoutQuotes, ...oddities);
  const feed: Feed = (call, query) => {
    if (call === 'history' && isLast(query)) leave?.();
    return odd(call, query);
  };
  const session = openSession({ feed, truth });
  return {
    session,
    async loadAndLeave(countback: number) {
      const controller = new AbortController();
      leave = () => controller.abort();
      const variables = { symbol: 'FPT', resolution: 'DAY', countback, before: null } as const;
      const context = { endedBy: controller.signal };
      await session.client
        .query({ query: CandlesDocument, variables, context, fetchPolicy: 'network-only' })
        .catch(() => null);
      leave = null;
      expect(controller.signal.aborted).toBe(true);
    },
  };
}

describe('what a view leaves before it is found out', () => {
  it('is found out for the next one: the hours by which stamps are ahead', async () => {
    const { session, loadAndLeave } = openLeft(({ countback }) => countback === '60', daysStampedAt(-8));
    await loadAndLeave(2);
    expect((await seriesOf(session, { countback: 2 }))?.time).toEqual(times(2));
  });

  it('is found out for the next one: the unit', async () => {
    const { session, loadAndLeave } = openLeft(({ symbol }) => symbol !== 'FPT', inDong);
    await loadAndLeave(20);
    expect((await seriesOf(session, { countback: 20 }))?.close.at(-1)).toBe(last('FPT'));
  });

  it('is found out for those who waited with it', async () => {
    const { session, loadAndLeave } = openLeft(({ symbol }) => symbol !== 'FPT' && symbol !== 'VNZ', inDong);
    const [, other] = await Promise.all([
      loadAndLeave(20),
      seriesOf(session, { symbol: 'VNZ', countback: 20 }),
    ]);
    expect(other?.close.at(-1)).toBe(last('VNZ'));
  });

  it('is tried again: the other form of a code', async () => {
    const refused: Answer = { status: 400, json: { message: 'bad resolution' } };
    const renamed: Oddity = (feed) => (call, query) => {
      if (call === 'config') return LACKING;
      if (call !== 'history') return feed(call, query);
      return query['resolution'] === 'D' ? refused : feed(call, { ...query, resolution: 'D' });
    };
    const { session, loadAndLeave } = openLeft(({ resolution }) => resolution === '1D', renamed);
    for (let visits = 0; visits < 3; visits += 1) await loadAndLeave(20);
    expect((await seriesOf(session, { countback: 20 }))?.time).toEqual(times(20));
  });
});

describe('what is not found out in a break of the network', () => {
  /** Answers nothing for the first time that it is asked for the bars that decide. */
  const broken = (isDeciding: (query: Query) => boolean): Oddity => {
    let isBroken = true;
    return (feed) => (call, query) => {
      const isNow = isBroken && call === 'history' && isDeciding(query);
      return isNow ? ((isBroken = false), { status: 503, json: {} }) : feed(call, query);
    };
  };

  it('is found out afterwards: the hours by which stamps are ahead', async () => {
    const { session } = openLeft(
      () => false,
      daysStampedAt(-8),
      broken(({ countback }) => countback === '60'),
    );
    expect(await seriesOf(session, { countback: 2 })).toBeNull();
    expect((await seriesOf(session, { countback: 2 }))?.time).toEqual(times(2));
  });
});

describe('the hours by which the stamps of a feed are ahead', () => {
  it('are found by another symbol where one has too few bars', async () => {
    const young: Oddity = (feed) => (call, query) => {
      const answer = feed(call, query);
      const json = answer.json as Record<string, unknown[]>;
      if (query['symbol'] !== 'HPG' || !Array.isArray(json['t'])) return answer;
      const columns = ['t', 'o', 'h', 'l', 'c', 'v'].map((name) => [name, json[name]!.slice(-5)]);
      return { json: { ...json, ...Object.fromEntries(columns) } as object };
    };
    const { session } = openLeft(() => false, daysStampedAt(-8), young);
    expect((await seriesOf(session, { symbol: 'HPG', countback: 2 }))?.availability).toBe('UNREADABLE');
    expect((await seriesOf(session, { countback: 2 }))?.time).toEqual(times(2));
  });
});
