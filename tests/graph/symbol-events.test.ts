import { describe, expect, it } from 'vitest';
import { SymbolEventsDocument } from '../../src/member/technical/events/events.generated';
import { CandlesDocument, HasUnadjustedDocument } from '../../src/graph/candles.generated';
import { executeQuery } from '../support/graph/execute-query';

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
    const replies = { 'GET /udf/history': { json: { s: 'no_data' } } };
    const bars = { symbol: 'FPT', resolution: 'DAY', countback: 10 };
    const adjusted = await executeQuery(CandlesDocument, replies, bars);
    const unadjusted = await executeQuery(CandlesDocument, replies, { ...bars, unadjusted: true });
    const path = '/udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=10';
    expect([...adjusted.server.calls, ...unadjusted.server.calls].map(({ url }) => url)).toEqual([
      path,
      `${path}&adjustment=none`,
    ]);
  });
});
