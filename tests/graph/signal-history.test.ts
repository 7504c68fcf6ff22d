import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import { barsUntil, type Candles } from '../../src/market/candles';
import { pooledRecord, symbolSums } from '../../src/market/outcomes/track-record';
import { voidedAt } from '../../src/market/outcomes/outcomes';
import { studySignals } from '../../src/market/studies/studies';
import { walk } from '../support/market/series';
import type { Call, Reply } from '../support/rest/fake-server';
import { SignalHistoryDocument, type SignalHistoryQuery } from '../../src/graph/signal-history.generated';
import { execute } from 'graphql';
import { getSchema } from '../../src/graph/schema';
import { backendOver, executeQuery } from '../support/graph/execute-query';

const ALL = walk(2, 1_250);
/** Twelve years, of which the feed sends the newest 1,000 bars at once. */
const LONG = walk(3, 3_000);
const dayAt = (index: number) => dayOfEpochSeconds(ALL.time[index]!);
const LAST_DAY = dayAt(1_249);
/** The feed has no bars before these, which a response of the requested length does not show. */
const FOUND = studySignals(ALL, { isCut: true });

/** A feed that sends at most 1,000 bars, as feeds do. */
function feedOf(candles: Candles) {
  return ({ url }: Call): Reply => {
    const query = new URL(url, 'https://nhip.example').searchParams;
    const [to, countback] = [Number(query.get('to')), Number(query.get('countback'))];
    const end = candles.time.filter((time) => time < to).length;
    const start = Math.max(0, end - Math.min(countback, 1_000));
    const column = (name: keyof Candles) => candles[name].slice(start, end);
    if (start === end) return { json: { s: 'no_data' } };
    const [t, o, h, l, c, v] = (['time', 'open', 'high', 'low', 'close', 'volume'] as const).map(column);
    return { json: { s: 'ok', t, o, h, l, c, v } };
  };
}

async function signals(reply: Reply | ((call: Call) => Reply), until = LAST_DAY) {
  const { data, errors, server } = await executeQuery(
    SignalHistoryDocument,
    { 'GET /udf/history': reply },
    { symbol: 'fpt', until },
  );
  return {
    history: data?.['signalHistory'] as SignalHistoryQuery['signalHistory'],
    errors,
    requests: server.requests(),
  };
}

const nothing = { symbol: 'FPT', tradingDays: 0, since: null, signals: [], baseline: null, records: [] };

describe("the signals of an instrument, computed from the feed's bars", () => {
  it('come from five years that are paged backwards', async () => {
    const { history, requests } = await signals(feedOf(ALL));

    expect(requests).toEqual([
      'GET /udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=1000',
      `GET /udf/history?symbol=FPT&resolution=D&from=0&to=${ALL.time[250]}&countback=250`,
    ]);
    expect(history).toMatchObject({
      symbol: 'FPT',
      availability: 'READY',
      tradingDays: 1_250,
      since: dayAt(0),
    });
  });

  it('are those of the studies, each with its day, price and void price, and where it was voided', async () => {
    const { history } = await signals(feedOf(ALL));

    expect(
      history.signals.map(({ day, price, voidBelow, voidedOn }) => ({ day, price, voidBelow, voidedOn })),
    ).toEqual(
      FOUND.map((signal) => {
        const voided = voidedAt(ALL, signal);
        return {
          day: dayAt(signal.index),
          price: signal.price,
          voidBelow: signal.voidBelow,
          voidedOn: voided === null ? null : dayAt(voided),
        };
      }),
    );
  });

  it('are bought at the next opening, and in these years of before 2022 sold from the third trading day after it on', async () => {
    const { history } = await signals(feedOf(ALL));
    const settled = FOUND.filter(({ index }) => index + 4 < ALL.time.length);

    expect(
      history.signals
        .slice(0, settled.length)
        .map(({ earliestBuy, earliestSale, entryPrice }) => [earliestBuy, earliestSale, entryPrice]),
    ).toEqual(settled.map(({ index }) => [dayAt(index + 1), dayAt(index + 4), ALL.open[index + 1]]));
  });

  it('carry days instead of positions in their evidence', async () => {
    const { history } = await signals(feedOf(ALL));
    const expected = FOUND.map(({ evidence }) => {
      if (evidence.kind === 'buy_divergence') {
        return [evidence.first, evidence.second].map(({ index, low, rsi }) => ({
          day: dayAt(index),
          low,
          rsi,
        }));
      }
      if (evidence.kind === 'buy_break_out') return [dayAt(evidence.peak), ALL.high[evidence.peak]];
      if (evidence.kind === 'buy_back_test')
        return [dayAt(evidence.breakout), evidence.level, dayAt(evidence.peak)];
      return [evidence.averages[50], evidence.yearHigh];
    });

    expect(
      history.signals.map(({ evidence }) => {
        if (evidence.__typename === 'DivergenceEvidence') return [evidence.first, evidence.second];
        if (evidence.__typename === 'BreakOutEvidence') return [evidence.peakDay, evidence.level];
        if (evidence.__typename === 'BackTestEvidence')
          return [evidence.breakoutDay, evidence.level, evidence.peakDay];
        return [evidence.average50, evidence.yearHigh];
      }),
    ).toEqual(expected);
    expect(new Set(history.signals.map(({ evidence }) => evidence.__typename)).size).toBe(4);
  });

  it('have a record of each kind beside any day', async () => {
    const { history } = await signals(feedOf(ALL));
    const { kinds, baseline } = pooledRecord([symbolSums(ALL, FOUND)!]);
    const record = kinds.get('buy_break_out')!;
    const shown = (tallies: typeof baseline) =>
      tallies.map(({ tradingDays, count, hitRate, mean }) => ({ tradingDays, count, hitRate, mean }));

    expect(history.records.find(({ kind }) => kind === 'BREAK_OUT')).toEqual({
      ...{ kind: 'BREAK_OUT', count: record.count, horizons: shown(record.horizons) },
    });
    expect(history.baseline).toEqual(shown(baseline));
  });

  it('are all of a history that the feed has whole, those at its beginning included', async () => {
    const short = walk(2, 1_200);
    const { history } = await signals(feedOf(short));

    expect(history.signals).toHaveLength(studySignals(short).length);
    expect(history.signals[0]?.day).toBe(dayOfEpochSeconds(short.time[studySignals(short)[0]!.index]!));
  });

  it('leave out the beginning where older bars fail to come', async () => {
    const whole = feedOf(ALL);
    const { history } = await signals((call) =>
      call.url.includes(`to=${ALL.time[250]}`) ? { status: 500 } : whole(call),
    );

    expect(history.tradingDays).toBe(1_000);
    expect(history.signals.filter(({ day }) => day < dayAt(250 + 120))).toEqual([]);
    expect(history.signals.length).toBeGreaterThan(10);
  });

  it('end with the requested trading day: a bar that still forms changes nothing', async () => {
    const { history } = await signals(feedOf(ALL), dayAt(1_248));

    expect(history.tradingDays).toBe(1_249);
    expect(history.signals.at(-1)?.day).not.toBe(LAST_DAY);
  });

  it.each([2_999, 2_998, 2_997, 2_500, 1_249, 1_248, 300])(
    'of an earlier day are what the feed gave after its close (bar %i)',
    async (index) => {
      const end = LONG.time[index]!;
      const day = dayOfEpochSeconds(end);
      const atItsClose = await signals(feedOf(barsUntil(LONG, end)), day);
      const now = await signals(feedOf(LONG), day);

      expect(now.history).toEqual(atItsClose.history);
      expect(now.history.tradingDays).toBe(Math.min(index + 1, 1_250));
    },
  );

  it('of one earlier day after the other are computed from bars that are loaded once', async () => {
    const { backend, server } = backendOver({ 'GET /udf/history': feedOf(LONG) });
    for (const index of [2_950, 2_951, 2_952, 2_600, 2_300]) {
      await execute({
        schema: getSchema(),
        document: SignalHistoryDocument,
        variableValues: { symbol: 'FPT', until: dayOfEpochSeconds(LONG.time[index]!) },
        contextValue: backend(),
      });
    }

    expect(server.requests()).toHaveLength(2);
  });

  it('come from the newer bars alone where the older ones fail to come', async () => {
    const feed = feedOf(ALL);
    const { history, errors, requests } = await signals((call) =>
      call.url.includes('countback=250') ? { status: 500 } : feed(call),
    );

    expect([errors, requests.length]).toEqual([[], 2]);
    expect(history).toMatchObject({ availability: 'READY', tradingDays: 1_000, since: dayAt(250) });
  });

  it('have no record with less than a year of bars', async () => {
    const { history } = await signals(feedOf(walk(2, 251)));

    expect(history).toMatchObject({ availability: 'READY', tradingDays: 251, baseline: null, records: [] });
  });

  it.each<[string, Reply, string]>([
    ['there is no feed', { status: 404 }, 'NO_DATA'],
    ['the feed is a page', { text: '<!doctype html>' }, 'NO_DATA'],
    ['the feed has no bars', { json: { s: 'no_data' } }, 'NO_DATA'],
    [
      'the feed knows no such symbol',
      { json: { s: 'error', errmsg: 'unknown_symbol FPT' } },
      'UNKNOWN_SYMBOL',
    ],
  ])('are none, quietly, where %s', async (_, reply, availability) => {
    const { history, errors } = await signals(reply);

    expect(errors).toEqual([]);
    expect(history).toEqual({ ...nothing, availability });
  });

  it.each<[string, Reply]>([
    ['server', { status: 500 }],
    ['unreachable', 'refuses to connect'],
  ])('fail where the feed fails (%s), so that a retry requests them again', async (kind, reply) => {
    const { errors } = await signals(reply);

    expect(errors).toEqual([expect.objectContaining({ kind })]);
  });
});
