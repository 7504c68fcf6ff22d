import { describe, expect, it } from 'vitest';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { executeQuery } from '../support/graph/execute-query';

describe('an instrument that is missing', () => {
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
      { today: '1970-01-04' },
    );
    expect(data).toMatchObject({ instrument: { price: 99 } });
  });
});
