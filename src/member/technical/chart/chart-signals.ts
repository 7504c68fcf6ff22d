import type { SignalKind } from '../../../graph/resolvers.types';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import type { Candles } from '../../../market/candles';
import { epochSecondsOf, type Day } from '../../../market/day';

/** Identifies a signal among those of its symbol. */
export type SignalId = { kind: SignalKind; day: Day };

/** A signal of the history with the bar it was found on. */
export type ChartSignal = ExplainedSignalFragment & {
  /** Unix seconds of the bar. */
  time: number;
  /** The lowest price of the bar: the mark is drawn below it. */
  low: number;
};

/** The signals whose bars are loaded. */
export function signalsOnBars(
  history: readonly ExplainedSignalFragment[],
  { time, low }: Candles,
): readonly ChartSignal[] {
  return history.flatMap((signal) => {
    const index = time.indexOf(epochSecondsOf(signal.day));
    return index === -1 ? [] : [{ ...signal, time: time[index]!, low: low[index]! }];
  });
}

/** Whether two lists hold the same signals on the same bars, in the same order. */
export function haveSameSignals(some: readonly ChartSignal[], others: readonly ChartSignal[]): boolean {
  return (
    some.length === others.length &&
    some.every((signal, i) => {
      const other = others[i]!;
      return (
        isSameSignal(signal, other) &&
        signal.low === other.low &&
        signal.voidBelow === other.voidBelow &&
        signal.evidence === other.evidence
      );
    })
  );
}

export function isSameSignal(signal: SignalId, other: SignalId): boolean {
  return signal.kind === other.kind && signal.day === other.day;
}
