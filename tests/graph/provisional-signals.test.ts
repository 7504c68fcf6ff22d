import { execute } from 'graphql';
import { describe, expect, it } from 'vitest';
import { getSchema } from '../../src/graph/schema';
import { SignalHistoryDocument } from '../../src/graph/signal-history.generated';
import { candleAt, lengthOf, sliceBars, type Candle, type Candles } from '../../src/market/candles';
import { dayOfEpochSeconds } from '../../src/market/day';
import { studySignals } from '../../src/market/studies/studies';
import { ProvisionalSignalsDocument } from '../../src/member/signals/details.generated';
import { backendOver } from '../support/graph/execute-query';
import { walk } from '../support/market/series';

/** Bars that end with one of a signal: those before it, and that one. */
function seriesBefore(seed: number) {
  const candles = walk(seed, 900);
  const { index, kind } = studySignals(candles).at(-1)!;
  return { kind, completed: sliceBars(candles, 0, index), bar: candleAt(candles, index)! };
}

const sent = ({ time, open, high, low, close, volume }: Candles) => ({
  json: { s: 'ok', t: time, o: open, h: high, l: low, c: close, v: volume },
});

const formingBar = (symbol: string, { open, high, low, close, volume }: Candle) => ({
  ...{ symbol, open, high, low, close, volume },
});

/**
 * Requests the signals of forming bars in one session, and lists the symbols whose history was requested. The series are
 * kept from test to test, so each has symbols of its own.
 */
function start(replies: Record<string, Candles | number>) {
  const { server, backend } = backendOver({
    'GET /udf/config': { json: { supported_resolutions: ['D'] } },
    'GET /udf/history': ({ url }: { url: string }) => {
      const reply = replies[new URL(url, 'http://feed').searchParams.get('symbol')!];
      return typeof reply === 'object' ? sent(reply) : { status: reply ?? 404, json: {} };
    },
  } as Parameters<typeof backendOver>[0]);
  const session = {};
  return {
    /** Opens the page of a symbol, which studies the forming bar too. */
    async open(symbol: string, day: string) {
      const variableValues = { symbol, until: day };
      const contextValue = { ...backend(), session };
      await execute({ schema: getSchema(), document: SignalHistoryDocument, variableValues, contextValue });
    },
    async ask(day: string, bars: readonly object[]) {
      const variableValues = { bars, day };
      const { data, errors } = await execute({
        schema: getSchema(),
        document: ProvisionalSignalsDocument,
        variableValues,
        contextValue: { ...backend(), session },
      });
      expect(errors).toBeUndefined();
      return JSON.parse(JSON.stringify(data!['provisionalSignals'])) as {
        found: object[];
        missing: string[];
      };
    },
    requested: () =>
      server.calls
        .filter(({ url }) => url.includes('/history'))
        .map(({ url }) => new URL(url, 'http://feed').searchParams.get('symbol')),
  };
}

describe('the provisional signals', () => {
  it('are those that the forming bars would give at the end of the completed ones', async () => {
    const [one, other] = [seriesBefore(1), seriesBefore(1)];
    const day = dayOfEpochSeconds(one.bar.time);
    const quiet = candleAt(other.completed, lengthOf(other.completed) - 1)!;
    const { ask } = start({ HPG: one.completed, FPT: other.completed });

    expect(await ask(day, [formingBar('FPT', quiet), formingBar('HPG', one.bar)])).toEqual({
      found: [{ symbol: 'HPG', kind: one.kind.slice(4).toUpperCase(), price: one.bar.close }],
      missing: [],
    });
  });

  it('request the history of each symbol once, also of one that has none, which they name', async () => {
    const { completed, bar } = seriesBefore(1);
    const day = dayOfEpochSeconds(bar.time);
    const { ask, requested } = start({ SSI: completed });
    const bars = [formingBar('SSI', bar), formingBar('NEW', bar), formingBar('../x', bar)];

    const first = await ask(day, bars);
    const second = await ask(day, bars);

    expect(first).toMatchObject({ found: [{ symbol: 'SSI' }], missing: ['NEW'] });
    expect(second).toEqual(first);
    // A second time for the bars before the first, of which there are none.
    expect(requested()).toEqual(['SSI', 'SSI', 'NEW']);
  });

  it('are still those of a symbol whose own page has been open', async () => {
    const { completed, bar } = seriesBefore(1);
    const day = dayOfEpochSeconds(bar.time);
    const { ask, open } = start({ MWG: completed, PNJ: completed });
    const bars = [formingBar('MWG', bar), formingBar('PNJ', bar)];
    const before = await ask(day, bars);

    await open('MWG', day);

    expect(before).toMatchObject({ found: [{ symbol: 'MWG' }, { symbol: 'PNJ' }], missing: [] });
    expect(await ask(day, bars)).toEqual(before);
  });

  it('go on with the next bars after a history failed, and request nothing without bars', async () => {
    const { completed, bar } = seriesBefore(1);
    const day = dayOfEpochSeconds(bar.time);
    const replies: Record<string, Candles | number> = { VND: 500, VCI: completed };
    const { ask, requested } = start(replies);
    const bars = [formingBar('VND', bar), formingBar('VCI', bar)];

    expect(await ask(day, [])).toEqual({ found: [], missing: [] });
    expect(await ask(day, bars)).toEqual({ found: [], missing: ['VND', 'VCI'] });
    expect(requested()).toEqual(['VND']);
    replies['VND'] = completed;
    expect(await ask(day, bars)).toMatchObject({
      found: [{ symbol: 'VND' }, { symbol: 'VCI' }],
      missing: [],
    });
  });
});
