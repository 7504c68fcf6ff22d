import { describe, expect, it } from 'vitest';
import { SIGNAL_CASES, type SignalCasesQuery } from '../../src/graph/signal-history.generated';
import { dayOfEpochSeconds } from '../../src/market/calendar';
import type { Candles } from '../../src/market/candles';
import { anyDayRecord, trackRecord } from '../../src/market/outcomes/track-record';
import { voidedAt } from '../../src/market/outcomes/voided';
import { studySignals } from '../../src/market/studies/studies';
import { walk } from '../support/market/series';
import type { Call, Reply } from '../support/rest/fake-server';
import { ask } from '../support/graph/execute-query';

const ALL = walk(2, 1_250);
const dayAt = (index: number) => dayOfEpochSeconds(ALL.time[index]!);
const LAST_DAY = dayAt(1_249);
/** The feed has no bars before these, which nobody can tell from an answer of as many as were asked for. */
const FOUND = studySignals(ALL, { isCut: true });

/** A feed that cuts its answers at 1,000 bars, as feeds do. */
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

async function cases(reply: Reply | ((call: Call) => Reply), until = LAST_DAY) {
  const { data, errors, server } = await ask(
    SIGNAL_CASES,
    { 'GET /udf/history': reply },
    { symbol: 'fpt', until },
  );
  return { book: data?.['signalCases'] as SignalCasesQuery['signalCases'], errors, asked: server.asked() };
}

const nothing = { symbol: 'FPT', sessions: 0, since: null, cases: [], anyDay: null, records: [] };

describe("the signals of an instrument, computed from the feed's bars", () => {
  it('come from five years that are paged backwards', async () => {
    const { book, asked } = await cases(feedOf(ALL));

    expect(asked).toEqual([
      'GET /udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=1000',
      `GET /udf/history?symbol=FPT&resolution=D&from=0&to=${ALL.time[250]}&countback=250`,
    ]);
    expect(book).toMatchObject({ symbol: 'FPT', availability: 'READY', sessions: 1_250, since: dayAt(0) });
  });

  it('are those of the studies, each with its day, price and void price, and where it was voided', async () => {
    const { book } = await cases(feedOf(ALL));

    expect(
      book.cases.map(({ day, price, voidBelow, voidedOn }) => ({ day, price, voidBelow, voidedOn })),
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

  it('carry days instead of positions in their evidence', async () => {
    const { book } = await cases(feedOf(ALL));
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
      book.cases.map(({ evidence }) => {
        if (evidence.__typename === 'DivergenceEvidence') return [evidence.first, evidence.second];
        if (evidence.__typename === 'BreakOutEvidence') return [evidence.peakDay, evidence.level];
        if (evidence.__typename === 'BackTestEvidence')
          return [evidence.breakoutDay, evidence.level, evidence.peakDay];
        return [evidence.average50, evidence.yearHigh];
      }),
    ).toEqual(expected);
    expect(new Set(book.cases.map(({ evidence }) => evidence.__typename)).size).toBe(4);
  });

  it('have a record of each kind beside any day', async () => {
    const { book } = await cases(feedOf(ALL));
    const record = trackRecord(ALL, FOUND, 'buy_break_out')!;

    expect(book.records.find(({ kind }) => kind === 'BREAK_OUT')).toEqual({
      kind: 'BREAK_OUT',
      count: record.count,
      horizons: record.horizons,
    });
    expect(book.anyDay).toEqual(anyDayRecord(ALL));
  });

  it('are all of a history that the feed has whole, those at its beginning included', async () => {
    const short = walk(2, 1_200);
    const { book } = await cases(feedOf(short));

    expect(book.cases).toHaveLength(studySignals(short).length);
    expect(book.cases[0]?.day).toBe(dayOfEpochSeconds(short.time[studySignals(short)[0]!.index]!));
  });

  it('leave out the beginning where older bars fail to come', async () => {
    const whole = feedOf(ALL);
    const { book } = await cases((call) =>
      call.url.includes(`to=${ALL.time[250]}`) ? { status: 500 } : whole(call),
    );

    expect(book.sessions).toBe(1_000);
    expect(book.cases.filter(({ day }) => day < dayAt(250 + 120))).toEqual([]);
    expect(book.cases.length).toBeGreaterThan(10);
  });

  it('end with the session that is asked for: a bar that still forms changes nothing', async () => {
    const { book } = await cases(feedOf(ALL), dayAt(1_199));

    expect(book.sessions).toBe(1_200);
    expect(book.cases).toHaveLength(FOUND.filter(({ index }) => index < 1_200).length);
  });

  it('come from the newer bars alone where the older ones fail to come', async () => {
    const feed = feedOf(ALL);
    const { book, errors, asked } = await cases((call) =>
      call.url.includes('countback=250') ? { status: 500 } : feed(call),
    );

    expect([errors, asked.length]).toEqual([[], 2]);
    expect(book).toMatchObject({ availability: 'READY', sessions: 1_000, since: dayAt(250) });
  });

  it('have no record with less than a year of bars', async () => {
    const { book } = await cases(feedOf(walk(2, 251)));

    expect(book).toMatchObject({ availability: 'READY', sessions: 251, anyDay: null, records: [] });
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
    const { book, errors } = await cases(reply);

    expect(errors).toEqual([]);
    expect(book).toEqual({ ...nothing, availability });
  });

  it.each<[string, Reply]>([
    ['server', { status: 500 }],
    ['unreachable', 'refuses to connect'],
  ])('fail where the feed fails (%s), so that they can be asked again', async (kind, reply) => {
    const { errors } = await cases(reply);

    expect(errors).toEqual([expect.objectContaining({ kind })]);
  });
});
