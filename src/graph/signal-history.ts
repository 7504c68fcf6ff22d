import { dayOfEpochSeconds, epochSecondsOf, isDay } from '../market/calendar';
import { lengthOf, type Candles } from '../market/candles';
import { outcomesOf } from '../market/outcomes/outcomes';
import { anyDayRecord, trackRecord } from '../market/outcomes/track-record';
import { voidedAt } from '../market/outcomes/voided';
import type { Evidence, StudySignal } from '../market/studies/signal';
import { studySignals } from '../market/studies/studies';
import type { DayOutcomes, SignalCase, SignalCases, SignalEvidence } from './resolvers.types';
import { KIND_OF } from './signal-kinds';

/** All that bars tell of a symbol's signals. */
export type SignalHistory = Omit<SignalCases, 'symbol' | 'availability'>;

/** Daily bars, whether a longer history was cut to them, and days whose purchases are wanted. */
export type Asked = { candles: Candles; isCut: boolean; days: readonly string[] };

/**
 * What the studies find in these bars, what became of it, what purchases on these days brought, and what any other
 * day's would have.
 */
export function computeSignalHistory({ candles, isCut, days }: Asked): SignalHistory {
  const signals = studySignals(candles, { isCut });
  const kinds = [...new Set(signals.map(({ kind }) => kind))];
  const records = kinds.flatMap((kind) => {
    const record = trackRecord(candles, signals, kind);
    return record ? [{ kind, ...record }] : [];
  });
  return {
    sessions: lengthOf(candles),
    since: dayAt(candles, 0),
    cases: signals.map((signal) => caseOf(candles, signal)),
    days: days.map((day) => onDay(candles, day)),
    anyDay: anyDayRecord(candles),
    records: records.map(({ kind, ...record }) => ({ kind: KIND_OF[kind], ...record })),
  };
}

/** What became of a purchase at a day's close; nothing where the bars lack the day. */
function onDay(candles: Candles, day: string): DayOutcomes {
  const index = isDay(day) ? candles.time.indexOf(epochSecondsOf(day)) : -1;
  return { day, outcomes: index === -1 ? [] : outcomesOf(candles, index) };
}

function caseOf(candles: Candles, signal: StudySignal): SignalCase {
  const { kind, index, price, voidBelow, evidence } = signal;
  const voided = voidedAt(candles, signal);
  return {
    kind: KIND_OF[kind],
    day: dayAt(candles, index),
    price,
    voidBelow,
    voidedOn: voided === null ? null : dayAt(candles, voided),
    evidence: evidenceOf(candles, index, evidence),
    outcomes: outcomesOf(candles, index),
  };
}

function evidenceOf(candles: Candles, index: number, evidence: Evidence): SignalEvidence {
  const { low, volume } = candles;
  if (evidence.kind === 'buy_divergence') {
    const [first, second] = [evidence.first, evidence.second].map((pivot) => ({
      day: dayAt(candles, pivot.index),
      low: pivot.low,
      rsi: pivot.rsi,
    }));
    return { __typename: 'DivergenceEvidence', first: first!, second: second! };
  }
  if (evidence.kind === 'buy_back_test') {
    return {
      __typename: 'BackTestEvidence',
      breakoutDay: dayAt(candles, evidence.breakout),
      level: evidence.level,
      peakDay: dayAt(candles, evidence.peak),
      zoneTop: evidence.level + evidence.range / 2,
      low: low[index]!,
      volume: volume[index]!,
      breakoutVolume: volume[evidence.breakout]!,
    };
  }
  if (evidence.kind === 'buy_trend_up') {
    return {
      __typename: 'TrendUpEvidence',
      average50: evidence.averages[50],
      average150: evidence.averages[150],
      average200: evidence.averages[200],
      monthAgo: evidence.monthAgo,
      yearLow: evidence.yearLow,
      yearHigh: evidence.yearHigh,
    };
  }
  return {
    __typename: 'BreakOutEvidence',
    level: evidence.level,
    peakDay: dayAt(candles, evidence.peak),
    volume: evidence.volume,
    usualVolume: evidence.usualVolume,
  };
}

function dayAt({ time }: Candles, index: number) {
  return dayOfEpochSeconds(time[index]!);
}
