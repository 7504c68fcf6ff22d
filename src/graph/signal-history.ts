import { signalKindOf } from '../lib/signal-address';
import { dayOfEpochSeconds, epochSecondsOf, isDay } from '../market/day';
import { lengthOf, type Candles } from '../market/candles';
import { earliestTradeAfterClose } from '../market/earliest-trade';
import { atr } from '../market/indicators';
import type { Exchange } from '../market/exchange';
import { outcomesOf, voidedAt } from '../market/outcomes/outcomes';
import { ownRecords } from '../market/outcomes/track-record';
import type { StudyEvidence, StudySignal } from '../market/studies/signal';
import { settlementOf } from '../market/settlement';
import { studiedBars, type SeriesBreak } from '../market/studied-bars';
import { studySignals } from '../market/studies/studies';
import type { DayOutcomes, PastSignal, SignalEvidence, SignalHistory } from './resolvers.types';

/** The part of a symbol's history that its bars determine. */
export type ComputedHistory = Omit<SignalHistory, 'symbol' | 'availability'>;

/** A symbol's daily bars until a second, and whether a longer history was cut to them. */
export type Series = {
  symbol: string;
  until: number;
  candles: Candles;
  isCut: boolean;
  exchange?: Exchange | null;
};

/** The bars that are studied, and the signals that the studies find in them. */
export type StudiedSeries = Series & { signals: readonly StudySignal[]; brokenBy: SeriesBreak | null };

/** The signals of a series, in the bars after its last break. */
export function studySeries({ exchange = null, ...series }: Series): StudiedSeries {
  const { candles, brokenBy } = studiedBars(series.candles, { symbol: series.symbol, exchange });
  const studied = { ...series, exchange, candles, isCut: series.isCut || brokenBy !== null, brokenBy };
  return { ...studied, signals: studySignals(candles, studied) };
}

/** The signals of a series, their outcomes, those of the given days, and the record of each kind. */
export function historyOf(
  { candles, signals, brokenBy }: StudiedSeries,
  days: readonly string[],
): ComputedHistory {
  const ranges = atr(candles);
  return {
    tradingDays: lengthOf(candles),
    since: lengthOf(candles) > 0 ? dayAt(candles, 0) : null,
    brokenBy,
    signals: signals.map((signal) => pastSignalOf(candles, signal, ranges[signal.index]!)),
    days: days.map((day) => outcomesOfDay(candles, day)),
    trackRecords: [...ownRecords(candles, signals)].map(([kind, own]) => ({
      kind: signalKindOf(kind),
      ...own,
    })),
  };
}

/** The outcomes of a purchase at the first opening after a day; none where the bars lack the day. */
function outcomesOfDay(candles: Candles, day: string): DayOutcomes {
  const index = isDay(day) ? candles.time.indexOf(epochSecondsOf(day)) : -1;
  return { day, outcomes: index === -1 ? [] : outcomesOf(candles, index) };
}

function pastSignalOf(candles: Candles, signal: StudySignal, atr: number | null): PastSignal {
  const { kind, index, price, voidBelow, evidence } = signal;
  const voided = voidedAt(candles, signal);
  return {
    kind: signalKindOf(kind),
    day: dayAt(candles, index),
    price,
    voidBelow,
    voidedOn: voided === null ? null : dayAt(candles, voided),
    atr,
    highest: highestOf(candles.high.slice(index + 1, voided === null ? undefined : voided + 1)),
    ...purchaseAfter(candles, index),
    evidence: evidenceOf(candles, index, evidence),
    outcomes: outcomesOf(candles, index),
  };
}

function highestOf(prices: readonly number[]) {
  return prices.length === 0 ? null : Math.max(...prices);
}

/** The purchase at the opening of the next bar, which a stock that was not matched has on a later day. */
function purchaseAfter(candles: Candles, index: number) {
  const entryPrice = candles.open[index + 1] ?? null;
  const { bought, sellable } =
    entryPrice === null
      ? earliestTradeAfterClose(dayAt(candles, index))
      : settlementOf(dayAt(candles, index + 1));
  return { earliestBuy: bought, earliestSale: sellable, entryPrice };
}

function evidenceOf(candles: Candles, index: number, evidence: StudyEvidence): SignalEvidence {
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
