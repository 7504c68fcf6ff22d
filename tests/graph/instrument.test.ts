import { describe, expect, it } from 'vitest';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { executeQuery } from '../support/graph/execute-query';
import { figures, fpt, quote, withValues } from '../support/graph/quotes';

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

describe('an instrument', () => {
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
    expect(data).toEqual({ instrument: { ...quote, name: 'CTCP FPT', quote: ofBar } });
    expect(server.requests()).toEqual([
      'GET /udf/quotes?symbols=FPT',
      'GET /udf/symbols?symbol=FPT',
      'GET /udf/config',
      'GET /udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=2',
    ]);
  });

  const ofBar = { ...figures, day: '1970-01-03', source: 'BAR' };
  const unmeasured = { reference: null, ceiling: null, floor: null, change: null, changePercent: null };

  it('has a name without bars, and figures without a name', async () => {
    const named = await instrument({ 'GET /udf/symbols': { json: about } });
    expect(named.data).toEqual({
      instrument: { symbol: 'FPT', name: 'CTCP FPT', exchange: 'HOSE', quote: null },
    });

    const priced = await instrument({ 'GET /udf/history': { json: bars } });
    expect(priced.data).toEqual({
      instrument: { symbol: 'FPT', name: null, exchange: null, quote: { ...ofBar, ...unmeasured } },
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

    expect(data).toMatchObject({ instrument: { quote: { price: 97.8, open: 99, ...unmeasured } } });
  });

  it('has no reference on its first day', async () => {
    const one = { s: 'ok', t: [day], o: [98], h: [99.5], l: [98], c: [99], v: [10] };
    const { data } = await instrument({
      'GET /udf/symbols': { json: about },
      'GET /udf/history': { json: one },
    });
    expect(data).toEqual({
      instrument: {
        ...{ symbol: 'FPT', name: 'CTCP FPT', exchange: 'HOSE' },
        quote: {
          ...{ ...ofBar, ...unmeasured, price: 99, open: 98, high: 99.5, low: 98, volume: 10 },
          day: '1970-01-02',
        },
      },
    });
  });

  it('has no name where the feed only repeats the ticker', async () => {
    const { data } = await instrument({
      'GET /udf/quotes': { json: { s: 'ok', d: [withValues({ description: 'fpt' })] } },
    });
    expect(data).toEqual({ instrument: { ...quote, name: null } });
  });
});

describe('an instrument that is missing', () => {
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

  it('is quoted from the bars until today, without those that cannot be', async () => {
    const replies = {
      'GET /udf/symbols': { json: about },
      'GET /udf/history': { json: { ...bars, t: [day, 5 * day] } },
    };
    const { data } = await executeQuery(
      InstrumentDocument,
      replies,
      { symbol: 'FPT' },
      { now: new Date('1970-01-04T03:00:00Z') },
    );
    expect(data).toMatchObject({ instrument: { quote: { price: 99 } } });
  });
});
