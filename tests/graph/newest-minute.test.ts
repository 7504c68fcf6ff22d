import { describe, expect, it } from 'vitest';
import { InstrumentDocument, type InstrumentQuery } from '../../src/member/technical/technical.generated';
import { CLOSED, IN_SESSION, TODAY, YESTERDAY } from '../support/feeds/clock';
import { honestFeed, type Feed } from '../support/feeds/feed';
import { oddFeed, stale, withoutQuotes, type Oddity } from '../support/feeds/oddities';
import { openSession } from '../support/feeds/session';
import { createTruth } from '../support/feeds/truth';

const truth = createTruth(IN_SESSION);

/** Its days end with the trading day before; its minutes go on. */
const daysEndBefore: Oddity = (feed, market) => {
  const ended = stale(1)(feed, market);
  return (call, query) => (call === 'history' && query['resolution'] === 'D' ? ended : feed)(call, query);
};

const without =
  (resolutions: readonly string[]): Oddity =>
  (feed) =>
  (call, query) => {
    if (call === 'config') return { json: { supported_resolutions: resolutions } };
    const isOffered = call !== 'history' || resolutions.includes(query['resolution']!);
    return isOffered ? feed(call, query) : { json: { s: 'error', errmsg: 'unsupported_resolution' } };
  };

const unconfigured: Oddity = (feed) => (call, query) =>
  call === 'config' ? { status: 500, json: {} } : feed(call, query);

async function quoted(feed: Feed, market = truth) {
  const { query, sent } = openSession({ feed, truth: market });
  const found = await query<InstrumentQuery['instrument']>(InstrumentDocument, { symbol: 'FPT' });
  return { quote: found?.quote, minutes: sent.filter((each) => /resolution=\d/.test(each)) };
}

describe('the price of a feed without quotes', () => {
  it('is that of the forming bar, and its minutes are not requested', async () => {
    const { quote, minutes } = await quoted(oddFeed(honestFeed(truth), truth, withoutQuotes));
    expect(quote).toMatchObject({ price: truth.days('FPT').at(-1)!.close, day: TODAY, source: 'BAR' });
    expect(minutes).toEqual([]);
  });

  it('is that of the newest minute, with its time, where the days end with the one before', async () => {
    const { quote, minutes } = await quoted(oddFeed(honestFeed(truth), truth, withoutQuotes, daysEndBefore));
    const { close, open, high, low, volume } = truth.days('FPT').at(-1)!;
    expect(quote).toMatchObject({
      ...{ price: close, open, high, low, volume, day: TODAY, source: 'BAR' },
      ...{ at: truth.minutes('FPT').at(-1)!.time, reference: truth.closeOn('FPT', YESTERDAY) },
    });
    expect(minutes).toHaveLength(1);
  });

  it('is that of the newest minute, without a range, where an answer has cut the day’s beginning off', async () => {
    const from = Date.parse(`${TODAY}T09:40:00+07:00`) / 1_000;
    const cut: Oddity = (feed) => (call, query) => {
      const answer = feed(call, query);
      if (call !== 'history' || query['resolution'] === 'D') return answer;
      if (Number(query['to']) <= from) return { status: 503 };
      const { s, ...columns } = answer.json as { s: string } & Record<string, unknown[]>;
      const keep = (column: unknown[]) => column.filter((_, i) => Number(columns['t']![i]) >= from);
      return {
        json: { s, ...Object.fromEntries(Object.entries(columns).map(([n, all]) => [n, keep(all)])) },
      };
    };
    const { quote } = await quoted(oddFeed(honestFeed(truth), truth, withoutQuotes, daysEndBefore, cut));
    const { close } = truth.days('FPT').at(-1)!;
    expect(quote).toMatchObject({
      ...{ price: close, open: null, high: null, low: null, volume: null, day: TODAY },
      reference: truth.closeOn('FPT', YESTERDAY),
    });
  });

  it('is that of the shortest bar within the day that it has', async () => {
    const odd = oddFeed(honestFeed(truth), truth, withoutQuotes, daysEndBefore, without(['15', 'D']));
    const { quote, minutes } = await quoted(odd);
    expect(quote).toMatchObject({ price: truth.days('FPT').at(-1)!.close, day: TODAY });
    expect(minutes[0]).toContain('resolution=15');
  });

  it.each<[string, readonly Oddity[]]>([
    ['the feed has none', [daysEndBefore, without(['D', 'W', 'M'])]],
    ['they end with the days', [stale(1)]],
    ['what it offers is not answered', [daysEndBefore, unconfigured]],
  ])('is the close of its last day without minutes of the running one: %s', async (_, odd) => {
    const { quote } = await quoted(oddFeed(honestFeed(truth), truth, withoutQuotes, ...odd));
    expect(quote).toMatchObject({ price: truth.closeOn('FPT', YESTERDAY), day: YESTERDAY, at: null });
  });

  it('is that of the last bar while no trading day runs', async () => {
    const market = createTruth(CLOSED);
    const { quote, minutes } = await quoted(oddFeed(honestFeed(market), market, stale(3)), market);
    expect(quote!.day! < TODAY).toBe(true);
    expect(minutes).toEqual([]);
  });
});
