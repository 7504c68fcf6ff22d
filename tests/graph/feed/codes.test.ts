import { describe, expect, it } from 'vitest';
import { ResolutionsDocument } from '../../../src/graph/candles.generated';
import { IN_SESSION } from '../../support/feeds/clock';
import { honestFeed, type Answer, type Feed } from '../../support/feeds/feed';
import { seriesOf } from '../../support/feeds/series-of';
import { openSession } from '../../support/feeds/session';
import { createTruth } from '../../support/feeds/truth';
import { executeQuery } from '../../support/graph/execute-query';
import { fakeClock } from '../../support/rest/fake-server';
import { CandlesDocument } from '../../../src/graph/candles.generated';

const truth = createTruth(IN_SESSION);
const honest = honestFeed(truth);

/** A feed that answers to these codes alone, by what they mean in the protocol, and refuses the others so. */
function feedWith(
  codes: Record<string, string>,
  {
    config = [] as readonly string[] | null,
    refusal = { json: { s: 'error', errmsg: 'bad resolution' } } as Answer,
  },
): Feed {
  return (call, query) => {
    if (call === 'config') {
      return config === null ? { status: 404, json: {} } : { json: { supported_resolutions: config } };
    }
    if (call !== 'history') return honest(call, query);
    const resolution = codes[query['resolution'] ?? ''];
    return resolution === undefined ? refusal : honest(call, { ...query, resolution });
  };
}

const requested = (sent: readonly string[]) =>
  sent
    .filter((each) => each.startsWith('history'))
    .map((each) => new URLSearchParams(each.split('?')[1]).get('resolution'));

describe('the code of a resolution', () => {
  it.each([
    ['DAY', ['1', '1D', '1W', '1M'], '1D'],
    ['DAY', ['1', 'D'], 'D'],
    ['WEEK', ['1D', '1W'], '1W'],
    ['MONTH', ['D', '1M', '1m'], '1M'],
    ['MINUTE_60', ['1H', '1D'], '1H'],
    ['MINUTE_60', ['1h'], '1h'],
    ['MINUTE_1', ['1m', '5m'], '1m'],
    ['WEEK', ['1', 'D'], 'D'],
  ])('of %s is that of the configuration %j: %s', async (resolution, config, code) => {
    const session = openSession({ feed: feedWith({}, { config }), truth });
    await seriesOf(session, { resolution });
    expect(requested(session.sent)[0]).toBe(code);
  });

  it('is offered in whichever form the feed names it', async () => {
    const config = ['1m', '1H', '1D', '45', 7 as never];
    const { query } = openSession({ feed: feedWith({}, { config }), truth });
    expect(await query(ResolutionsDocument)).toEqual(['MINUTE_1', 'MINUTE_60', 'DAY', 'WEEK', 'MONTH']);
  });

  it.each<[string, Answer]>([
    ['as an error', { json: { s: 'error', errmsg: 'Invalid resolution' } }],
    ['by a status', { status: 400, json: {} }],
    ['as if it had no bars', { json: { s: 'no_data' } }],
    ['with empty columns', { json: { t: null, o: null, h: null, l: null, c: null, v: null, nextTime: 0 } }],
  ])(
    'is tried in its other form where a feed refuses it %s, which is kept for the session',
    async (_, refusal) => {
      const session = openSession({ feed: feedWith({ '1D': 'D' }, { config: null, refusal }), truth });

      expect((await seriesOf(session))?.close).toEqual(
        truth
          .days('FPT')
          .slice(-1000)
          .map(({ close }) => close),
      );
      await seriesOf(session, { symbol: 'HPG' });

      expect(requested(session.sent)).toEqual(['D', '1D', '1D']);
    },
  );

  it('is not tried again where the feed names it, or after three symbols without bars in either', async () => {
    const named = openSession({
      feed: feedWith({}, { config: ['D'], refusal: { json: { s: 'no_data' } } }),
      truth,
    });
    expect((await seriesOf(named, { countback: 0 }))?.availability).toBe('NO_DATA');
    expect(requested(named.sent)).toEqual(['D']);

    const session = openSession({ feed: feedWith({}, { config: null }), truth });
    for (const symbol of ['FPT', 'HPG', 'VCB', 'MWG']) {
      expect(await seriesOf(session, { symbol })).toBeNull();
    }
    expect(requested(session.sent)).toEqual(['D', '1D', 'D', '1D', 'D', '1D', 'D']);
  });
});

describe('the configuration', () => {
  it('is requested once a session, again after it failed', async () => {
    let fails = true;
    const feed: Feed = (call, query) =>
      call === 'config' && fails ? { status: 503, json: {} } : honest(call, query);
    const session = openSession({ feed, truth });
    const configs = () => session.sent.filter((each) => each === 'config').length;
    await seriesOf(session);
    expect(configs()).toBe(1);
    fails = false;
    await session.query(ResolutionsDocument);
    await session.query(ResolutionsDocument);
    await seriesOf(session, { symbol: 'HPG' });
    expect(configs()).toBe(2);
  });

  it('holds the first bars back by two seconds at most', async () => {
    const { schedule, pass } = fakeClock();
    const replies = {
      'GET /udf/config': 'never responds',
      'GET /udf/history': { json: { s: 'ok', t: [86_400], o: [9], h: [9], l: [9], c: [9], v: [1] } },
    } as const;
    const variables = { symbol: 'FPT', resolution: 'DAY', countback: 1 };
    const answer = executeQuery(CandlesDocument, replies, variables, { schedule });
    await new Promise((settle) => setImmediate(settle));
    pass(2_000);
    const { data, server } = await answer;
    expect(data?.['candles']).toMatchObject({ close: [9] });
    expect(server.requests()[1]).toMatch(/resolution=D&/);
  });
});
