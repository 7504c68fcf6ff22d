import { describe, expect, it } from 'vitest';
import { sliceBars, type Candles } from '../../src/market/candles';
import { outcomesOf } from '../../src/market/outcomes/outcomes';
import { ownRecords, trackRecordsOf } from '../../src/market/outcomes/track-record';
import { leadingOf, worseKindsOf } from '../../src/market/outcomes/verdict';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { randomRuns } from '../support/machines/cases';
import { columns, flatBars } from '../support/market/bars';
import { closeTo, net, signalAt } from '../support/market/outcomes';
import { randomMarket } from '../support/market/random-market';
import { planByHand, recordByHand } from '../support/market/record-by-hand';
import { walk } from '../support/market/series';

const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const;

const walks = [1, 2, 3].map((seed) => {
  const candles = walk(seed, 1_250);
  return { symbol: `W0${seed}`, candles, signals: studySignals(candles) };
});

/** Closes of 252 trading days that are 20 until the last two. */
const level = (last: number) =>
  columns(flatBars(Array.from({ length: 252 }, (_, i) => (i < 250 ? 20 : last))));

describe('the record of a kind on one symbol', () => {
  it('is none for less than a year of bars', () => {
    expect(ownRecords(walk(1, 251), [signalAt(100)]).size).toBe(0);
    expect(ownRecords(walk(1, 252), [signalAt(100)]).size).toBe(1);
  });

  it('counts all signals, and the results of those that have come to their end', () => {
    const record = ownRecords(level(22), [signalAt(100), signalAt(246), signalAt(251)]).get('buy_break_out')!;

    expect(record.count).toBe(3);
    expect(record.horizons[0]).toEqual({
      ...{ tradingDays: 3, count: 2, hitRate: 0.5, mean: closeTo((net(20, 20) + net(20, 22)) / 2) },
    });
  });
});

describe('the record of a kind over several symbols', () => {
  it('is the return less that of all symbols bought on the same day, the own one included', () => {
    const signals = [signalAt(246)];
    const { symbols, kinds } = trackRecordsOf([
      { symbol: 'AAA', candles: level(22), signals },
      { symbol: 'BBB', candles: level(21), signals: [] },
      { symbol: 'CCC', candles: walk(1, 251), signals: [] },
    ]);
    const { horizons } = kinds.get('buy_break_out')!;

    expect(symbols).toBe(2);
    expect(horizons[0]).toEqual({
      ...{ tradingDays: 3, count: 1, hitRate: 1, mean: closeTo(net(20, 22)) },
      excess: {
        ...{ count: 1, months: 1, interval: null, verdict: null },
        mean: closeTo((net(20, 22) - net(20, 21)) / 2),
      },
    });
    expect(horizons[1]!.excess).toEqual({ count: 0, months: 0, mean: null, interval: null, verdict: null });
  });

  it('has nothing to compare where no other symbol was matched', () => {
    const candles = level(22);
    const { kinds } = trackRecordsOf([
      { symbol: 'AAA', candles, signals: [signalAt(246)] },
      {
        symbol: 'BBB',
        candles: { ...candles, time: candles.time.map((time) => time - 10 * 365 * 86_400) },
        signals: [],
      },
    ]);

    expect(kinds.get('buy_break_out')!.horizons[0]).toMatchObject({
      count: 1,
      excess: { count: 0, mean: null },
    });
  });

  it.each(KINDS)('agrees with a table of all purchases over three series (%s)', (kind) => {
    const record = trackRecordsOf(walks).kinds.get(kind)!;

    for (const { tradingDays, count, hitRate, mean, excess } of record.horizons) {
      const expected = recordByHand(walks, kind, tradingDays);
      expect(record.count).toBe(expected.all);
      expect([count, hitRate, mean]).toEqual([
        expected.count,
        closeTo(expected.hitRate),
        closeTo(expected.raw),
      ]);
      expect(excess).toMatchObject({ count, months: expected.months, mean: closeTo(expected.mean) });
      expect(excess.interval!.from).toBeCloseTo(expected.from, 3);
      expect(excess.interval!.to).toBeCloseTo(expected.to, 3);
      expect(excess.verdict).toBe(expected.verdict);
    }
  });

  it.each(KINDS)('agrees with plans followed day by day over three series (%s)', (kind) => {
    const { plan } = trackRecordsOf(walks).kinds.get(kind)!;
    const results = walks
      .flatMap((series) =>
        series.signals.filter((signal) => signal.kind === kind).map((signal) => planByHand(series, signal)),
      )
      .filter((result) => result !== null);

    expect(results.length).toBeGreaterThan(5);
    expect(plan.count).toBe(results.length);
    expect(plan.mean).toBeCloseTo(results.reduce((a, b) => a + b) / results.length, 9);
    expect(plan.hitRate).toBeCloseTo(results.filter((each) => each > 0).length / results.length, 9);
  });

  it('of all kinds together counts a symbol once for each day, whatever found it', () => {
    const found = walks.map((series) => ({
      ...series,
      signals: series.signals.flatMap((signal) => [signal, { ...signalAt(signal.index), kind: KINDS[0] }]),
    }));
    const once = walks.map((series) => ({
      ...series,
      signals: [...new Set(series.signals.map(({ index }) => index))].map((index) => signalAt(index)),
    }));
    const { all } = trackRecordsOf(found);

    for (const { tradingDays, count, excess } of all.horizons) {
      const expected = recordByHand(once, 'buy_break_out', tradingDays);
      expect([all.count, count]).toEqual([expected.all, expected.count]);
      expect(excess.mean).toBeCloseTo(expected.mean, 9);
      expect(excess.verdict).toBe(expected.verdict);
    }
  });

  it.each(KINDS)('finds an edge that was planted, and none where there is none (%s)', (kind) => {
    const seed = 11 * (KINDS.indexOf(kind) + 1);
    const verdictOf = (edge: number) => {
      const market = randomMarket(seed, { kind, symbols: 10, length: 600, edge });
      const { tradingDays, excess } = leadingOf(trackRecordsOf(market).kinds.get(kind)!);
      expect(excess.verdict).toBe(recordByHand(market, kind, tradingDays).verdict);
      return excess.verdict;
    };

    expect([verdictOf(0.5), verdictOf(0), verdictOf(-0.5)]).toEqual(['better', 'same', 'worse']);
  });

  it('gives a verdict from thirty cases in twelve months on', () => {
    const market = randomMarket(3, { kind: 'buy_break_out', symbols: 10, length: 600, edge: 0.5 });
    const first = (count: number) =>
      market.map((each) => ({ ...each, signals: each.signals.filter(({ index }) => index < count) }));
    for (let length = 50; length < 600; length += 10) {
      const record = trackRecordsOf(first(length)).kinds.get('buy_break_out');
      if (!record) continue;
      const { count, months, verdict } = leadingOf(record).excess;
      expect(verdict !== null, `${count} cases in ${months} months`).toBe(count >= 30 && months >= 12);
    }
  });

  it('calls at most 8 % of many markets without an edge better or worse', () => {
    const length = Math.min(Math.max(50, Math.floor(randomRuns.numRuns / 10)), 200);
    const called = Array.from({ length }, (_, seed) => {
      const market = randomMarket(seed + 100, { kind: 'buy_trend_up', symbols: 8, length: 600 });
      const { verdict } = leadingOf(trackRecordsOf(market).kinds.get('buy_trend_up')!).excess;
      expect(verdict).not.toBeNull();
      return verdict !== 'same';
    }).filter(Boolean).length;

    expect(called).toBeGreaterThan(0);
    expect(called).toBeLessThanOrEqual(0.08 * length);
  }, 120_000);

  it('names the kinds that did worse', () => {
    const of = (kind: (typeof KINDS)[number], edge: number) =>
      randomMarket(5, { kind, symbols: 10, length: 600, edge });
    const [bad, good] = [of('buy_divergence', -0.5), of('buy_break_out', 0.5)];

    expect(worseKindsOf(trackRecordsOf(bad).kinds)).toEqual(['buy_divergence']);
    expect(worseKindsOf(trackRecordsOf(good).kinds)).toEqual([]);
  });

  it.each([1, 2, 3])(
    'knows nothing of later days: a result stays what it was once it is complete (series %i)',
    (seed) => {
      const candles = walk(seed, 700);
      const signals = studySignals(candles);
      const whole = candles.close.map((_, i) => outcomesOf(candles, i));

      for (let length = 252; length < 700; length += 37) {
        const known = sliceBars(candles, 0, length);
        const found = known.close.map((_, i) => outcomesOf(known, i));
        const expected = whole.slice(0, length).map((outcomes, i) =>
          outcomes.map(({ tradingDays, percent }) => ({
            tradingDays,
            percent: i + 1 + tradingDays < length ? percent : null,
          })),
        );
        expect(found).toEqual(expected);
        const recordOf = (own: readonly StudySignal[]) =>
          trackRecordsOf([
            { symbol: 'AAA', candles: known, signals: own },
            { symbol: 'BBB', candles: sliceBars(walk(seed + 3, 700), 0, length), signals: [] },
          ]);
        expect(recordOf(studySignals(known))).toEqual(
          recordOf(signals.filter(({ index }) => index < length)),
        );
      }
    },
  );

  it('changes with the candles behind it', () => {
    const [{ candles, signals }] = walks as [(typeof walks)[0]];
    const [{ index, kind }] = signals as [StudySignal];
    const raised = {
      ...candles,
      close: candles.close.map((close, i) => (i === index + 4 ? 2 * close : close)),
    };
    const meanOf = (each: Candles) => ownRecords(each, signals).get(kind)!.horizons[0]!.mean!;

    expect(meanOf(raised)).toBeGreaterThan(meanOf(candles));
  });
});
