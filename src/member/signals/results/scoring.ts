import type { ApolloClient } from '@apollo/client';
import type { Day } from '../../../market/day';
import type { ListedSignal } from '../../../graph/values';
import { ScoredSymbolDocument, type ScoredSymbolQuery } from './scorecard.generated';

export type Scored = ScoredSymbolQuery['signalHistory'];

/** The progress, and the outcomes so far by symbol. */
type Progress = {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Why the last of them failed. */
  readonly error: unknown;
  readonly scored: ReadonlyMap<string, Scored>;
};

export type Scoring = {
  readonly progress: () => Progress;
  /** Runs while at least one listener is subscribed. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Requests the failed symbols again. */
  readonly retry: () => void;
};

/** The number of concurrent requests. */
const LANES = 3;

/**
 * Asks for what became of these signals, symbol by symbol: each is computed beside the page, which is never kept
 * waiting, and reported at once.
 */
export function scoringOf(client: ApolloClient, signals: readonly ListedSignal[], until: Day): Scoring {
  const days = daysBySymbol(signals);
  const scored = new Map<string, Scored>();
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  let waiting: string[] = [];
  let running = 0;
  let error: unknown;
  let progress: Progress = { done: 0, total: days.size, failed: 0, error, scored };

  const notify = () => {
    const counts = { done: scored.size, total: days.size, failed: failed.size };
    progress = { ...counts, error, scored: new Map(scored) };
    listeners.forEach((changed) => changed());
  };

  async function lane() {
    running += 1;
    for (let symbol = next(); symbol !== undefined; symbol = next()) await ask(symbol);
    running -= 1;
  }

  const next = () => (listeners.size > 0 ? waiting.shift() : undefined);

  async function ask(symbol: string) {
    const variables = { symbol, until, days: days.get(symbol)! };
    try {
      const { data } = await client.query({ query: ScoredSymbolDocument, variables });
      if (data) scored.set(symbol, data.signalHistory);
    } catch (thrown) {
      failed.add(symbol);
      error = thrown;
    }
    notify();
  }

  function work() {
    waiting = [...days.keys()].filter((symbol) => !scored.has(symbol) && !failed.has(symbol));
    for (let n = running; n < LANES; n += 1) void lane();
  }

  return {
    progress: () => progress,
    subscribe(changed) {
      listeners.add(changed);
      if (listeners.size === 1) work();
      return () => listeners.delete(changed);
    },
    retry() {
      failed.clear();
      notify();
      work();
    },
  };
}

function daysBySymbol(signals: readonly ListedSignal[]) {
  const days = new Map<string, Day[]>();
  for (const { symbol, day } of signals) {
    if (day === null) continue;
    const known = days.get(symbol);
    if (!known) days.set(symbol, [day]);
    else if (!known.includes(day)) known.push(day);
  }
  return days;
}
