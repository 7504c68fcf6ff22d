import { describe, expect, it } from 'vitest';
import { noteStill, unchangedSince } from '../../src/graph/feed/activity';
import { activity, loadQuotes } from '../../src/graph/feed/load-quotes';
import { backendOver } from '../support/graph/execute-query';

const DAY = '2027-02-03';
const FIVE = ['FPT', 'HPG', 'MBB', 'SSI', 'VNM'];
const at = (time: string) => new Date(`${DAY}T${time}+07:00`);

/** A session whose feed quotes these prices at each time, and since when they stand still by each. */
async function quotedBy(
  symbols: readonly string[],
  ticks: readonly (readonly [time: string, price: number])[],
) {
  let price = 0;
  let now = at('00:00');
  const { backend } = backendOver({
    'GET /udf/quotes': () => ({
      json: { s: 'ok', d: symbols.map((n) => ({ s: 'ok', n, v: { lp: price, volume: 100 } })) },
    }),
  });
  const sources = { ...backend(), now: () => now };
  const found: (string | null)[] = [];
  await activity();
  for (const [time, next] of ticks) {
    [now, price] = [at(time), next];
    await loadQuotes(sources, symbols, (response) => response);
    const since = unchangedSince(sources.session);
    found.push(since === null ? null : new Date(since + 7 * 3_600_000).toISOString().slice(11, 16));
  }
  return found;
}

describe("a feed's figures", () => {
  it('stand still from their last change on, once that is two minutes of continuous trading', async () => {
    const ticks = [
      ...([
        ['10:10:00', 20],
        ['10:12:00', 21],
        ['10:13:00', 21],
        ['10:13:45', 21],
      ] as const),
      ...([
        ['10:14:00', 21],
        ['10:20:00', 21],
        ['10:21:00', 22],
      ] as const),
    ];
    expect(await quotedBy(FIVE, ticks)).toEqual([null, null, null, null, '10:12', '10:12', null]);
  });

  it.each([
    ['these symbols', FIVE, '10:10'],
    ['the whole listing', 'ALL', '10:10'],
    ['four of them', FIVE.slice(1), null],
  ] as const)('stand still by a line of %s that is heard and brings no row', async (_, followed, since) => {
    const { backend } = backendOver({
      'GET /udf/quotes': {
        json: { s: 'ok', d: FIVE.map((n) => ({ s: 'ok', n, v: { lp: 20, volume: 100 } })) },
      },
    });
    const sources = { ...backend(), now: () => at('10:10:00') };
    await activity();
    await loadQuotes(sources, FIVE, (response) => response);
    const { session } = sources;

    noteStill(session, followed, at('10:11:59'));
    expect(unchangedSince(session)).toBeNull();
    noteStill(session, followed, at('10:12:00'));
    expect(unchangedSince(session)).toEqual(since && at(`${since}:00`).getTime());
    noteStill(session, followed, at('11:31:00'));
    expect(unchangedSince(session)).toBeNull();
  });

  it('stand still by an index alone, and not by four shares', async () => {
    const ticks = [
      ['10:10:00', 20],
      ['10:30:00', 20],
    ] as const;
    expect(await quotedBy(['VNINDEX'], ticks)).toEqual([null, '10:10']);
    expect(await quotedBy(FIVE.slice(1), ticks)).toEqual([null, null]);
  });

  it.each([
    ['in the lunch break', ['11:29:00', '11:35:00', '12:59:00']],
    ['over the lunch break', ['11:29:00', '13:00:00', '13:01:00']],
    ['in the auctions', ['09:01:00', '09:10:00', '14:31:00', '14:44:00']],
    ['after the close', ['14:59:00', '15:00:00', '15:10:00']],
  ])('do not %s', async (_, times) => {
    expect(
      await quotedBy(
        FIVE,
        times.map((time) => [time, 20] as const),
      ),
    ).toEqual(times.map(() => null));
  });

  it('do not where only few symbols are requested any more', async () => {
    const { backend } = backendOver({
      'GET /udf/quotes': {
        json: { s: 'ok', d: FIVE.map((n) => ({ s: 'ok', n, v: { lp: 20, volume: 100 } })) },
      },
    });
    const few = backendOver({
      'GET /udf/quotes': { json: { s: 'ok', d: [{ s: 'ok', n: 'FPT', v: { lp: 20, volume: 100 } }] } },
    });
    let now = at('10:10:00');
    const sources = { ...backend(), now: () => now };
    await activity();
    await loadQuotes(sources, FIVE, (response) => response);
    for (const time of ['10:11:00', '10:12:00', '10:13:00']) {
      now = at(time);
      await loadQuotes({ ...sources, feed: few.backend().feed }, ['FPT'], (response) => response);
    }
    expect(unchangedSince(sources.session)).toBeNull();
  });
});
