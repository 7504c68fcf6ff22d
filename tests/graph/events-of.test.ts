import { describe, expect, it } from 'vitest';
import { EventsOfDocument } from '../../src/member/shared/week/week.generated';
import { executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const OFFERED = { json: { supports_timescale_marks: true } };
const NOT_FOUND = { status: 404, json: { message: 'no' } };
const DAY = 86_400;

const variables = { symbols: ['FPT', 'HPG', 'FPT'], from: 0, to: 30 * DAY };
const MARKS = 'GET /udf/timescale_marks';
/** What the feed sends of each symbol; the address has the span. */
const bySymbol = (replies: Record<string, Reply>) => ({
  'GET /udf/config': OFFERED,
  [MARKS]: ({ url }: { url: string }) => {
    const query = new URLSearchParams(url.split('?')[1]);
    expect([query.get('from'), query.get('to')]).toEqual(['0', String(30 * DAY)]);
    return replies[query.get('symbol')!]!;
  },
});
const mark = (id: string, day: number, others: object) => ({
  ...{ id, time: day * DAY, label: 'X', tooltip: [id] },
  ...others,
});

async function eventsOf(replies: Parameters<typeof executeQuery>[1], symbols = variables.symbols) {
  const { data, errors, server } = await executeQuery(EventsOfDocument, replies, { ...variables, symbols });
  const { eventsOf: found } = (data ?? {}) as { eventsOf?: { events: { id: string }[]; failed: string[] } };
  return { found, errors, calls: server.calls.map(({ url }) => url) };
}

describe('the events of several symbols', () => {
  it('are requested once a symbol, come by day with their symbol, and each says what it is', async () => {
    const { found, calls } = await eventsOf(
      bySymbol({
        FPT: {
          json: [
            mark('paid', 9, { kind: 'payment' }),
            mark('ex', 2, { right: { kind: 'cash_dividend', price: 1 } }),
            mark('named ex', 3, { kind: 'ex_date' }),
            mark('odd', 4, { kind: { toString: 'meeting' } }),
            mark('unknown', 5, { kind: 'party' }),
            mark('never', -1, { kind: 'meeting' }),
          ],
        },
        HPG: { json: [mark('agm', 3, { kind: 'MEETING' }), mark('figures', 8, { kind: 'report' })] },
      }),
    );

    expect(found).toEqual({
      events: [
        ['ex', 'FPT', 'EX_DATE', 2],
        ['named ex', 'FPT', 'EX_DATE', 3],
        ['agm', 'HPG', 'MEETING', 3],
        ['odd', 'FPT', 'OTHER', 4],
        ['unknown', 'FPT', 'OTHER', 5],
        ['figures', 'HPG', 'REPORT', 8],
        ['paid', 'FPT', 'PAYMENT', 9],
      ].map(([id, symbol, kind, day]) => ({ id, symbol, kind, time: Number(day) * DAY, lines: [id] })),
      failed: [],
    });
    expect(calls).toHaveLength(3);
  });

  it('are requested of as many symbols at once as the configuration says, each mark with its symbol', async () => {
    const offered = { json: { supports_timescale_marks: true, max_timescale_marks_symbols: 2 } };
    const marks = [
      mark('ex', 2, { symbol: 'FPT', kind: 'ex_date' }),
      mark('agm', 3, { symbol: 'HPG', kind: 'meeting' }),
      mark('of another', 4, { symbol: 'VNM' }),
      mark('of none', 5, {}),
    ];
    const { found, calls } = await eventsOf(
      {
        'GET /udf/config': offered,
        [MARKS]: ({ url }) => ({ json: url.includes('FPT,HPG') ? marks : [mark('figures', 8, {})] }),
      },
      ['FPT', 'HPG', 'SSI'],
    );

    expect(found!.events.map((event) => [event.id, (event as { symbol?: string }).symbol])).toEqual([
      ['ex', 'FPT'],
      ['agm', 'HPG'],
      ['figures', 'SSI'],
    ]);
    expect(calls.map((url) => url.split('&')[0])).toEqual([
      '/udf/config',
      '/udf/timescale_marks?symbol=FPT,HPG',
      '/udf/timescale_marks?symbol=SSI',
    ]);
  });

  it.each([0, -3, 'many', null])('are requested one by one where that number is %j', async (count) => {
    const { calls } = await eventsOf({
      'GET /udf/config': { json: { supports_timescale_marks: true, max_timescale_marks_symbols: count } },
      [MARKS]: { json: [] },
    });
    expect(calls).toHaveLength(3);
  });

  it('name each symbol of a request that failed', async () => {
    const { found } = await eventsOf(
      {
        'GET /udf/config': { json: { supports_timescale_marks: true, max_timescale_marks_symbols: 2 } },
        [MARKS]: ({ url }) =>
          url.includes('FPT') ? { status: 500, json: {} } : { json: [mark('figures', 8, {})] },
      },
      ['FPT', 'HPG', 'SSI'],
    );
    expect([found?.events.map(({ id }) => id), found?.failed]).toEqual([['figures'], ['FPT', 'HPG']]);
  });

  it('name the symbols that failed, and fail where all did', async () => {
    const failing = { status: 500, json: {} };
    const some = await eventsOf(bySymbol({ FPT: failing, HPG: { json: [mark('agm', 3, {})] } }));
    expect([some.found?.events.map(({ id }) => id), some.found?.failed, some.errors]).toEqual([
      ['agm'],
      ['FPT'],
      [],
    ]);

    const all = await eventsOf(bySymbol({ FPT: failing, HPG: failing }));
    expect(all.errors).toMatchObject([{ kind: 'server' }]);
  });

  it('end the session where one of them is refused for it', async () => {
    const { errors } = await eventsOf(bySymbol({ FPT: { status: 401, json: {} }, HPG: { json: [] } }));
    expect(errors).toMatchObject([{ kind: 'unauthorized', withToken: true }]);
  });

  it.each([
    ['says nothing of them', { 'GET /udf/config': { json: {} } }, 1],
    ['lacks the call after all', { 'GET /udf/config': OFFERED, [MARKS]: NOT_FOUND }, 3],
  ])('are null where the feed %s', async (_, replies, count) => {
    const { found, errors, calls } = await eventsOf(replies);
    expect([found, errors, calls.length]).toEqual([null, [], count]);
  });
});
