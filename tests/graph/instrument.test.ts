import { describe, expect, it } from 'vitest';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { QuotesDocument } from '../../src/graph/quotes.generated';
import { executeQuery } from '../support/graph/execute-query';

const fpt = {
  s: 'ok',
  n: 'FPT',
  v: {
    ch: -1.2,
    chp: -1.21,
    short_name: 'FPT',
    exchange: 'HSX',
    description: 'CTCP FPT',
    lp: 97.8,
    open_price: 99,
    high_price: 99.2,
    low_price: 97.5,
    prev_close_price: 99,
    volume: 5210000,
  },
};
const quote = {
  symbol: 'FPT',
  exchange: 'HOSE',
  price: 97.8,
  reference: 99,
  ceiling: 105.9,
  floor: 92.1,
  change: -1.2,
  changePercent: -1.21,
  open: 99,
  high: 99.2,
  low: 97.5,
  volume: 5210000,
};
const withValues = (values: Record<string, unknown>, n = 'FPT') => ({
  ...fpt,
  n,
  v: { ...fpt.v, ...values },
});

const quotes = async (d: unknown, symbols = ['FPT']) =>
  (await executeQuery(QuotesDocument, { 'GET /udf/quotes': { json: { s: 'ok', d } } }, { symbols })).data?.[
    'quotes'
  ];

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

  it('carry the day’s limits from the exchange’s band', async () => {
    expect(await quotes([fpt])).toEqual([quote]);
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
    [
      'a fund has a finer tick',
      'FUEVFVND',
      { prev_close_price: 39.12, lp: 39.12, open_price: null, high_price: null, low_price: null },
      { ceiling: 41.85, floor: 36.39, change: 0, changePercent: 0 },
    ],
    [
      'a warrant has no rule here',
      'CHPG2521',
      {},
      { ceiling: null, floor: null, change: -1.2, changePercent: -1.21 },
    ],
    [
      'an index has no limits',
      'VNINDEX',
      {},
      { ceiling: null, floor: null, change: -1.2, changePercent: -1.21 },
    ],
    [
      'a first day has the wide band',
      'TCD',
      { prev_close_price: 1.89, lp: 2.26, open_price: 2, high_price: 2.26, low_price: 2 },
      { ceiling: 2.26, floor: 1.52, change: 0.37, changePercent: 19.58 },
    ],
    [
      'beyond every band nothing is claimed',
      'TCD',
      { prev_close_price: 1.89, lp: 3, open_price: 3, high_price: 3, low_price: 3 },
      { ceiling: null, floor: null, change: 1.11, changePercent: 58.73 },
    ],
    [
      'an unknown exchange has no rule',
      'FPT',
      { exchange: 'NYSE' },
      { ceiling: null, floor: null, change: -1.2, changePercent: -1.21 },
    ],
  ])('%s', async (_what, symbol, values, limits) => {
    const [shown] = (await quotes([withValues(values, symbol)], [symbol])) as (typeof quote)[];
    const { ceiling, floor, change, changePercent } = shown!;
    expect({ ceiling, floor, change, changePercent }).toEqual(limits);
  });

  it.each([
    ['lp', 0, { price: null, change: -1.2, changePercent: -1.21 }],
    ['lp', 'x', { price: null, change: -1.2, changePercent: -1.21 }],
    ['ch', 'x', {}],
    ['prev_close_price', null, { reference: null, ceiling: null, floor: null }],
    ['volume', -5, { volume: null }],
    ['volume', '5210000', {}],
    ['exchange', null, { exchange: null, ceiling: null, floor: null }],
  ])('read a quote whose %s is %j', async (field, value, shown) => {
    expect(await quotes([withValues({ [field]: value })])).toEqual([{ ...quote, ...shown }]);
  });

  it.each([
    { status: 404 },
    { status: 405 },
    { text: '<html>' },
    { json: { s: 'error', errmsg: 'no such method' } },
    { json: [] },
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
    [401, 'unauthorized'],
    [500, 'server'],
  ])('fail where the feed responds with %i', async (status, kind) => {
    const { errors } = await executeQuery(
      QuotesDocument,
      { 'GET /udf/quotes': { status } },
      { symbols: ['FPT'] },
    );
    expect(errors).toMatchObject([{ kind, status }]);
  });
});

describe('an instrument', () => {
  const about = {
    name: 'FPT',
    description: 'CTCP FPT',
    'exchange-traded': 'HOSE',
    'exchange-listed': 'HOSE',
  };
  const day = 86_400;
  const bars = {
    s: 'ok',
    t: [day, 2 * day],
    o: [98, 99],
    h: [99.5, 99.2],
    l: [98, 97.5],
    c: [99, 97.8],
    v: [1, 5210000],
  };
  const instrument = (replies: Parameters<typeof executeQuery>[1], symbol = 'fpt') =>
    executeQuery(InstrumentDocument, replies, { symbol });

  it('is its quote, named', async () => {
    const { data, server } = await instrument({ 'GET /udf/quotes': { json: { s: 'ok', d: [fpt] } } });
    expect(data).toEqual({ instrument: { ...quote, name: 'CTCP FPT' } });
    expect(server.requests()).toEqual(['GET /udf/quotes?symbols=FPT']);
  });

  it('is put together from its description and last two bars by a feed without quotes', async () => {
    const { data, server } = await instrument({
      'GET /udf/symbols': { json: about },
      'GET /udf/history': { json: bars },
    });
    expect(data).toEqual({ instrument: { ...quote, name: 'CTCP FPT' } });
    expect(server.requests()).toEqual([
      'GET /udf/quotes?symbols=FPT',
      'GET /udf/symbols?symbol=FPT',
      'GET /udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=2',
    ]);
  });

  const unmeasured = { reference: null, ceiling: null, floor: null, change: null, changePercent: null };
  const unpriced = { ...unmeasured, price: null, open: null, high: null, low: null, volume: null };

  it('has a name without bars, and figures without a name', async () => {
    const named = await instrument({ 'GET /udf/symbols': { json: about } });
    expect(named.data).toEqual({
      instrument: { symbol: 'FPT', name: 'CTCP FPT', exchange: 'HOSE', ...unpriced },
    });

    const priced = await instrument({ 'GET /udf/history': { json: bars } });
    expect(priced.data).toEqual({
      instrument: { ...quote, name: null, exchange: null, ...unmeasured },
    });
  });

  it.each([
    ['UPCoM, whose reference is an average', { 'exchange-traded': 'UPCOM' }, bars],
    ['a day beyond the band, as after a dividend', {}, { ...bars, c: [110, 97.8] }],
  ])('claims no reference from the close before on %s', async (_what, changes, json) => {
    const { data } = await instrument({
      'GET /udf/symbols': { json: { ...about, ...changes } },
      'GET /udf/history': { json },
    });

    expect(data).toMatchObject({ instrument: { price: 97.8, open: 99, ...unmeasured } });
  });

  it('has no reference on its first day', async () => {
    const one = { s: 'ok', t: [day], o: [98], h: [99.5], l: [98], c: [99], v: [10] };
    const { data } = await instrument({
      'GET /udf/symbols': { json: about },
      'GET /udf/history': { json: one },
    });
    expect(data).toEqual({
      instrument: {
        ...{ symbol: 'FPT', name: 'CTCP FPT', exchange: 'HOSE', ...unpriced },
        ...{ price: 99, open: 98, high: 99.5, low: 98, volume: 10 },
      },
    });
  });

  const unknown = { s: 'error', errmsg: 'unknown_symbol FPT' };
  it.each([
    [
      '/symbols does not know it',
      { 'GET /udf/symbols': { json: unknown }, 'GET /udf/history': { json: bars } },
    ],
    [
      '/history does not know it',
      { 'GET /udf/symbols': { status: 404 }, 'GET /udf/history': { json: unknown } },
    ],
    ['nothing is known of it', { 'GET /udf/history': { json: { s: 'no_data' } } }],
  ])('is null where %s', async (_what, replies) => {
    const { data, errors } = await instrument(replies);
    expect([data, errors]).toEqual([{ instrument: null }, []]);
  });

  it('is null, unasked, for what can be no ticker', async () => {
    const { data, server } = await instrument({}, '../users');
    expect([data, server.calls]).toEqual([{ instrument: null }, []]);
  });

  it('is null where the feed has neither call', async () => {
    const { data, errors } = await instrument({});
    expect([data, errors]).toEqual([{ instrument: null }, []]);
  });

  it('has no name where the feed only repeats the ticker', async () => {
    const { data } = await instrument({
      'GET /udf/quotes': { json: { s: 'ok', d: [withValues({ description: 'fpt' })] } },
    });
    expect(data).toEqual({ instrument: { ...quote, name: null } });
  });

  it.each([
    ['its description', { 'GET /udf/symbols': { status: 503 }, 'GET /udf/history': { json: bars } }],
    ['its bars', { 'GET /udf/symbols': { json: about }, 'GET /udf/history': { status: 503 } }],
  ])('fails where the feed has %s, but not now', async (_what, replies) => {
    const { data, errors } = await instrument(replies);
    expect([data, errors]).toMatchObject([{ instrument: null }, [{ kind: 'server', status: 503 }]]);
  });

  it('fails where both calls do', async () => {
    const { data, errors } = await instrument({
      'GET /udf/history': { status: 500 },
      'GET /udf/symbols': { text: '' },
    });
    expect([data, errors]).toMatchObject([{ instrument: null }, [{ kind: 'server', status: 500 }]]);
  });
});
