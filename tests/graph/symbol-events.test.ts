import { describe, expect, it } from 'vitest';
import {
  AdjustmentsDocument,
  SymbolEventsDocument,
} from '../../src/member/technical/events/events.generated';
import { ExDatesDocument } from '../../src/member/shared/ex-dates.generated';
import { CandlesDocument, HasUnadjustedDocument } from '../../src/graph/candles.generated';
import { executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const variables = { symbol: 'FPT', from: 0, to: 2_000_000_000 };
const OFFERED = { json: { supports_timescale_marks: true, supported_adjustments: ['dividends', 'none'] } };
const NOT_FOUND = { status: 404, json: { message: 'no' } };

async function events(replies: Parameters<typeof executeQuery>[1]) {
  const { data, errors, server } = await executeQuery(SymbolEventsDocument, replies, variables);
  return { events: data?.['symbolEvents'], errors, calls: server.calls.map(({ url }) => url) };
}

describe('the events of a symbol', () => {
  it('are those of the feed, oldest first, bad rows left out', async () => {
    const json = [
      { id: 'b', time: 1781222400, label: 'D', tooltip: ['Cổ tức 1.000 đ/cp', ' Ngày   12/06/2026 '] },
      { id: 'a', time: '1700000000', label: 'Meeting', tooltip: 'Họp thường niên' },
      { id: 'b', time: 1781222400, label: 'D', tooltip: ['again'] },
      { id: 'c', time: 1, label: 'D', tooltip: [] },
      { id: 'd', time: 'soon', label: 'D', tooltip: 'x' },
      { time: 5, tooltip: 'x' },
      null,
    ];
    const result = await events({ 'GET /udf/config': OFFERED, 'GET /udf/timescale_marks': { json } });

    expect(result.events).toEqual([
      { id: '5 x', time: 0, label: '•', lines: ['x'] },
      { id: 'a', time: 1700006400, label: 'Me', lines: ['Họp thường niên'] },
      { id: 'b', time: 1781222400, label: 'D', lines: ['Cổ tức 1.000 đ/cp', 'Ngày 12/06/2026'] },
    ]);
    expect(result.calls.at(-1)).toBe('/udf/timescale_marks?symbol=FPT&from=0&to=2000000000&resolution=D');
  });

  it.each([
    ['says nothing of them', { json: { supports_timescale_marks: false } }],
    ['has no configuration', NOT_FOUND],
  ])('are null and not requested where the feed %s', async (_, config) => {
    expect(await events({ 'GET /udf/config': config })).toEqual({
      events: null,
      errors: [],
      calls: ['/udf/config'],
    });
  });

  it('fail where the feed does, and are null where it lacks the call', async () => {
    const failing = await events({
      'GET /udf/config': OFFERED,
      'GET /udf/timescale_marks': { status: 500, json: {} },
    });
    expect(failing.errors).toMatchObject([{ kind: 'server' }]);
    expect(await events({ 'GET /udf/config': OFFERED, 'GET /udf/timescale_marks': NOT_FOUND })).toMatchObject(
      {
        events: null,
        errors: [],
      },
    );
  });
});

describe('marks of a feed of another make', () => {
  const over = (reply: Reply) => events({ 'GET /udf/config': OFFERED, 'GET /udf/timescale_marks': reply });

  it('are read from columns, with a value for each mark or one for all', async () => {
    const json = {
      id: ['a', 'b'],
      time: [1795564800, 1796169600],
      color: 'red',
      label: ['D', 'E'],
      tooltip: [['Cổ tức 10%'], ['Họp ĐHCĐ']],
    };
    expect(await over({ json })).toMatchObject({
      events: [
        { id: 'a', time: Date.parse('2026-11-25') / 1_000, label: 'D', lines: ['Cổ tức 10%'] },
        { id: 'b', time: Date.parse('2026-12-02') / 1_000, label: 'E', lines: ['Họp ĐHCĐ'] },
      ],
      errors: [],
    });
  });

  it('have their day in milliseconds, in ISO text and after January 2038', async () => {
    const at = ['2026-11-25T02:00:00Z', '2041-03-05T00:00:00Z'];
    const json = [
      { id: 'ms', time: Date.parse(at[0]!), tooltip: 'x' },
      { id: 'text', time: at[0], tooltip: 'x' },
      { id: 'late', time: Date.parse(at[1]!) / 1_000, tooltip: 'x' },
    ];
    const { events: found, errors } = await over({ json });
    const days = (found as { time: number }[]).map(({ time }) => new Date(time * 1_000).toISOString());
    expect([days, errors]).toEqual([
      ['2026-11-25', '2026-11-25', '2041-03-05'].map((day) => `${day}T00:00:00.000Z`),
      [],
    ]);
  });

  it.each([
    ['unreadable', { text: '<!doctype html>' }],
    ['unreadable', { json: { marks: [] } }],
    ['unreadable', { json: { id: ['a'], time: ['soon'], label: 'D', tooltip: 'x' } }],
    ['unreadable', { json: [{ id: 'a', time: 1795564800 }] }],
    ['refused', { json: { s: 'error', errmsg: 'resolution D' } }],
    ['invalid', { status: 400, json: { errmsg: 'resolution D' } }],
  ])('fail as %s, and are not none, where the feed responds with %j', async (kind, reply) => {
    expect((await over(reply)).errors).toMatchObject([{ kind }]);
  });

  it('are none where it has none, or not the symbol', async () => {
    const none = { events: [], errors: [] };
    expect(await over({ json: [] })).toMatchObject(none);
    expect(await over({ json: { id: [], time: [], tooltip: [] } })).toMatchObject(none);
    const unknown = { json: { s: 'error', errmsg: 'unknown symbol FPT' } };
    expect(await over(unknown)).toMatchObject({ events: null, errors: [] });
  });

  it('fail where the configuration, which names them, is not read or not reached', async () => {
    for (const [reply, kind] of [
      [{ text: '<!doctype html>' }, 'unreadable'],
      ['refuses to connect', 'unreachable'],
    ] as const) {
      expect((await events({ 'GET /udf/config': reply })).errors).toMatchObject([{ kind }]);
    }
  });
});

describe('unadjusted prices', () => {
  it.each([
    [OFFERED, true],
    [{ json: { supported_resolutions: ['D'] } }, false],
    [NOT_FOUND, false],
  ])('are offered where the feed says so: %o', async (config, isOffered) => {
    const { data } = await executeQuery(HasUnadjustedDocument, { 'GET /udf/config': config }, {});
    expect(data).toEqual({ hasUnadjusted: isOffered });
  });

  it('are requested by name, and adjusted ones as of any feed', async () => {
    const config = { json: { supported_resolutions: ['D'] } };
    const replies = { 'GET /udf/config': config, 'GET /udf/history': { json: { s: 'no_data' } } };
    const bars = { symbol: 'FPT', resolution: 'DAY', countback: 10 };
    const adjusted = await executeQuery(CandlesDocument, replies, bars);
    const unadjusted = await executeQuery(CandlesDocument, replies, { ...bars, unadjusted: true });
    const path = '/udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=10';
    const calls = [...adjusted.server.calls, ...unadjusted.server.calls].map(({ url }) => url);
    expect(calls.filter((url) => url.includes('history'))).toEqual([path, `${path}&adjustment=none`]);
  });
});

describe('the ex-dates of symbols', () => {
  const mark = (id: string | number, day: string, right: unknown) => ({
    ...{ id, time: Date.parse(day) / 1000, label: 'D', tooltip: id, right },
  });
  const exDates = async (replies: Parameters<typeof executeQuery>[1], symbols = ['FPT']) => {
    const { data, errors, server } = await executeQuery(ExDatesDocument, replies, { ...variables, symbols });
    return { exDates: data?.['exDates'], errors, calls: server.calls.length };
  };
  const offered = { 'GET /udf/config': OFFERED };
  const marks = (...json: unknown[]) => ({ ...offered, 'GET /udf/timescale_marks': { json } });

  it('are those marks that say it in figures, oldest first, money in whole đồng, a fraction left out', async () => {
    const none = { shares: 0, per: 1, settles: null };
    const shares = { kind: 'STOCK_DIVIDEND', shares: 15, per: 100, price: 0, settles: '2026-10-29' };
    const result = await exDates(
      marks(
        mark('cash', '2026-06-12', { kind: 'cash_dividend', price: 0.7275 }),
        mark('odd', '2026-06-12', { kind: 'spin_off', new_shares: 1, per: 1 }),
        mark('text', '2026-06-12', 'Cổ tức 1.000 đ/cp'),
        mark('zero', '2026-06-12', { kind: 'cash_dividend', price: 0 }),
        mark('half', '2026-06-12', { kind: 'bonus', new_shares: 0.5, per: 1 }),
        mark('per', '2026-06-12', { kind: 'bonus', new_shares: 5, per: 0 }),
        mark('unpriced', '2026-06-12', { kind: 'rights', new_shares: 5, per: 10 }),
        mark('stock', '2025-09-10', {
          ...{ kind: 'stock_dividend', new_shares: '15', per: 100, price: 10, settles: '2026-10-29' },
        }),
        mark(7, '2026-07-01', { kind: 'rights', new_shares: 1, per: 5, price: 1.001, settles: 'soon' }),
        mark('x'.repeat(90), '2026-08-03', { kind: 'split', new_shares: 1, per: 1 }),
        mark('M', '2026-04-20', undefined),
      ),
    );
    expect(result.exDates).toEqual([
      { id: 'ex FPT stock', symbol: 'FPT', day: '2025-09-10', ...shares },
      { id: 'ex FPT cash', symbol: 'FPT', day: '2026-06-12', ...none, kind: 'CASH_DIVIDEND', price: 727 },
      {
        ...{ id: 'ex FPT 7', symbol: 'FPT', day: '2026-07-01', kind: 'RIGHTS' },
        ...{ shares: 1, per: 5, price: 1_001, settles: null },
      },
      {
        ...{ id: 'ex FPT 2026-08-03 SPLIT', symbol: 'FPT', day: '2026-08-03', kind: 'SPLIT' },
        ...{ shares: 1, per: 1, price: 0, settles: null },
      },
    ]);
  });

  it('are of every symbol that the feed knows, and null where it lacks the call or its configuration says nothing', async () => {
    const right = { kind: 'cash_dividend', price: 1 };
    const two = await exDates(marks(mark('a', '2026-06-12', right)), ['FPT', 'HPG', '<x>']);
    expect((two.exDates as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(['FPT', 'HPG']);
    expect(await exDates({ ...offered, 'GET /udf/timescale_marks': NOT_FOUND })).toMatchObject({
      exDates: null,
      errors: [],
    });
    expect(await exDates({ 'GET /udf/config': NOT_FOUND })).toEqual({ exDates: null, errors: [], calls: 1 });
  });

  it('fail where the feed does', async () => {
    const failing = await exDates({ ...offered, 'GET /udf/timescale_marks': { status: 500, json: {} } });
    expect(failing.errors).toMatchObject([{ kind: 'server' }]);
  });
});

describe('the ex-dates that unadjusted prices are adjusted with', () => {
  const marks = {
    json: [
      { id: 'b', time: Date.parse('2026-06-12') / 1000, right: { kind: 'cash_dividend', price: 1 } },
      // Midnight in Vietnam.
      {
        id: 'a',
        time: Date.parse('2025-06-11T17:00:00Z') / 1000,
        right: { kind: 'bonus', new_shares: 1, per: 10 },
      },
    ],
  };
  const adjustments = async (replies: Parameters<typeof executeQuery>[1], symbol = 'FPT') => {
    const { data, errors, server } = await executeQuery(AdjustmentsDocument, replies, { symbol });
    return { days: (data?.['adjustments'] as { day: string }[])?.map(({ day }) => day), errors, server };
  };

  it('are all of them, oldest first', async () => {
    const { days, server } = await adjustments({
      'GET /udf/config': OFFERED,
      'GET /udf/timescale_marks': marks,
    });
    expect(days).toEqual(['2025-06-12', '2026-06-12']);
    expect(server.requests()[1]).toMatch('GET /udf/timescale_marks?symbol=FPT&from=0&to=');
  });

  it.each(['2026-11-27T10:00:00Z', '2038-06-01T10:00:00Z'])(
    'are requested until years after now, in 2038 as well: %s',
    async (at) => {
      const replies = { 'GET /udf/config': OFFERED, 'GET /udf/timescale_marks': marks };
      const now = new Date(at);
      const { server } = await executeQuery(AdjustmentsDocument, replies, { symbol: 'FPT' }, { now });
      const to = Number(new URLSearchParams(server.requests()[1]!.split('?')[1]).get('to'));
      const years = (to * 1_000 - now.getTime()) / (365 * 86_400_000);
      expect([years > 4, years < 6]).toEqual([true, true]);
    },
  );

  it.each([
    ['configuration', { 'GET /udf/config': NOT_FOUND }],
    ['unadjusted prices', { 'GET /udf/config': { json: { supports_timescale_marks: true } } }],
    ['events', { 'GET /udf/config': { json: { supported_adjustments: ['none'] } } }],
    ['call for them', { 'GET /udf/config': OFFERED, 'GET /udf/timescale_marks': NOT_FOUND }],
  ])('are null for a feed without a %s', async (_, replies) => {
    expect(await adjustments(replies)).toMatchObject({ days: undefined, errors: [] });
  });

  it('fail where the feed does, and are null for what is no symbol', async () => {
    const failing = { 'GET /udf/config': OFFERED, 'GET /udf/timescale_marks': { status: 500, json: {} } };
    expect((await adjustments(failing)).errors).toMatchObject([{ kind: 'server' }]);
    expect(await adjustments({}, '<x>')).toMatchObject({ days: undefined, errors: [] });
  });
});
