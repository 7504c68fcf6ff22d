import { describe, expect, it } from 'vitest';
import { QuotesDocument } from '../../src/graph/quotes.generated';
import { executeQuery } from '../support/graph/execute-query';
import { quote, withValues, quotes } from '../support/graph/quotes';

describe('quotes', () => {
  it('are loaded in one request, each symbol once, with the token on the API’s own origin', async () => {
    const { server } = await executeQuery(
      QuotesDocument,
      {},
      { symbols: ['fpt', ' HPG', 'FPT', '../x', ''] },
    );
    expect(server.calls.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['/udf/quotes?symbols=FPT,HPG', 'Bearer T0K3N'],
    ]);
  });

  it('send no request for no symbols', async () => {
    const { data, server } = await executeQuery(QuotesDocument, {}, { symbols: ['?'] });
    expect([data, server.calls]).toEqual([{ quotes: [] }, []]);
  });

  it('of very many symbols are requested in batches', async () => {
    const symbols = Array.from({ length: 801 }, (_, index) => `S${index}`);
    const { server } = await executeQuery(QuotesDocument, {}, { symbols });
    expect(server.requests().map((call) => call.split(',').length)).toEqual([400, 400, 1]);
  });

  it('come in the requested order, without those that the feed reports as faulty', async () => {
    const d = [
      withValues({}, 'HPG'),
      { s: 'error', n: 'XXX', v: {} },
      null,
      withValues({}, 'HOSE:FPT'),
      withValues({}, 'NKG'),
    ];
    expect(await quotes(d, ['FPT', 'XXX', 'HPG'])).toEqual([quote, { ...quote, symbol: 'HPG' }]);
  });

  it.each([
    { status: 404 },
    { status: 405 },
    { status: 501 },
    { json: { s: 'error', errmsg: 'no such method' } },
    // Blocked on another origin, where other calls are answered.
    'refuses to connect' as const,
  ])('are none from a feed that responds with %j', async (reply) => {
    const { data, errors } = await executeQuery(
      QuotesDocument,
      { 'GET /udf/quotes': reply },
      { symbols: ['FPT'] },
    );
    expect([data, errors]).toEqual([{ quotes: [] }, []]);
  });

  it.each([
    ['unauthorized', { status: 401 }],
    ['invalid', { status: 400, json: { errmsg: 'too many symbols' } }],
    ['refused', { json: { s: 'error', errmsg: 'too many symbols' } }],
    ['unreadable', { text: '<html>' }],
    ['unreadable', { text: '{"s":"ok","d":[{"n":"FP' }],
    ['unreadable', { json: [] }],
    ['server', { status: 500 }],
  ])('fail as %s, so that older ones stay, where the feed responds with %j', async (kind, reply) => {
    const { errors } = await executeQuery(QuotesDocument, { 'GET /udf/quotes': reply }, { symbols: ['FPT'] });
    expect(errors).toMatchObject([{ kind }]);
  });

  it('fail where the feed is not reached at all', async () => {
    const closed = 'refuses to connect' as const;
    const replies = { 'GET /udf/quotes': closed, 'GET /udf/config': closed };
    const { errors } = await executeQuery(QuotesDocument, replies, { symbols: ['FPT'] });
    expect(errors).toMatchObject([{ kind: 'unreachable' }]);
  });
});
