import type { ApolloClient } from '@apollo/client';
import { QuotedInstrumentFragmentDoc, type QuotedInstrumentFragment } from '../../../graph/quotes.generated';
import { quoteIn } from '../../../graph/useInstrument';
import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { toThousand } from '../../../market/format';
import { USUAL_BUDGET } from '../../../market/plan/risk-budget';
import { computedPlan, isOfOtherPrices } from '../../shared/plan/computed-plan';
import { sentPlan, type ListedPlan } from '../../shared/plan/sent-plan';
import type { AdjustedPrices } from '../adjusted/adjusted-prices';
import type { SymbolResults } from '../results/useListResults';
import { plannedSignal } from './planned-signal';

/** The plan that a row of the list shows; the column of the entry has the server's alone, of the signal itself. */
export type RowPlan = ListedPlan & {
  /** The first day on which it can be bought, where the candles have it. */
  earliestBuy?: Day;
};

/** The signals that the studies found in the candles of symbols. */
export type FoundSignals = ReadonlyMap<
  string,
  Pick<SymbolResults, 'signals'> & Partial<Pick<SymbolResults, 'brokenBy'>>
>;

/** The quotes of symbols, as far as the page has loaded them. */
export type Quotes = ReadonlyMap<string, Partial<QuotedInstrumentFragment> | null | undefined>;

/** What plans follow from at the moment. */
type Known = {
  /** Null until they are computed. */
  found: FoundSignals | null;
  quotes: Quotes;
  /** The trading day of quotes that have none. */
  quotedOn: Day | null;
  /** The signals with an ex-date since. */
  adjusted: Pick<AdjustedPrices, 'has'>;
};

/**
 * The plan of a row as the page of its signal has it: the computed one where the candles have the signal, with what the
 * server sends of it, else the sent one. Its prices are those of the list, as a later ex-date has moved the candles and not
 * what the server sent.
 */
export function rowPlan(listed: ListedSignal, { found, quotes, quotedOn, adjusted }: Known): RowPlan | null {
  const { symbol, kind, day, price } = listed;
  const sent = sentPlan(listed);
  const known = quotes.get(symbol);
  const exchange = known?.exchange ?? null;
  const quote = quoteIn(known);
  const tradingDay = quote.day ?? quotedOn;
  const inputs = { symbol, listed, exchange, quote, quotedOn: tradingDay, budget: USUAL_BUDGET };

  const { signals = [], brokenBy } = found?.get(symbol) ?? {};
  const signal = signals.find((each) => each.kind === kind && each.day === day);
  if (signal && price !== null) {
    const plan = computedPlan({ ...inputs, signal, hasExDate: adjusted.has(listed) });
    const stop = sent?.stop ?? asListed(plan.stop, plan.factor);
    return {
      stop,
      target: sent?.target ?? (price > stop ? asListed(plan.target, plan.factor) : null),
      obstacle: plan.entry.obstacle,
      end: plan.end,
      earliestBuy: signal.earliestBuy,
    };
  }

  const isBroken = brokenBy?.kind === 'STEP' && day !== null && day < brokenBy.day;
  // What the server says of its end may be said of other prices.
  if (isBroken || (price !== null && day !== null && isOfOtherPrices({ day, price }, inputs))) {
    return sent && { ...sent, obstacle: null, end: null };
  }
  const withoutEntry = lacksEntry(listed) ? plannedSignal(listed, exchange) : null;
  if (!sent || !withoutEntry) return sent;
  const { earliestBuy } = withoutEntry;
  // The candles alone have the open of an earlier day.
  const isPast = tradingDay !== null && earliestBuy < tradingDay && earliestBuy !== day;
  return {
    ...sent,
    obstacle: isPast ? null : computedPlan({ ...inputs, signal: withoutEntry }).entry.obstacle,
  };
}

/** Reports the quotes that plans follow from, of all signals once these are computed; returns a function that ends it. */
export function watchQuotes(
  client: ApolloClient,
  signals: readonly ListedSignal[],
  isComputed: boolean,
  onQuotes: (quotes: Quotes) => void,
): () => void {
  const judged = isComputed ? signals : signals.filter(lacksEntry);
  const symbols = [...new Set(judged.map(({ symbol }) => symbol))];
  if (symbols.length === 0) return () => {};
  const from = symbols.map((symbol) => ({ __typename: 'Instrument' as const, symbol }));
  const watched = client
    .watchFragment({ fragment: QuotedInstrumentFragmentDoc, from })
    .subscribe(({ data }) => {
      const known = data as readonly (Partial<QuotedInstrumentFragment> | null)[];
      onQuotes(new Map(symbols.map((symbol, i) => [symbol, known[i]])));
    });
  return () => watched.unsubscribe();
}

function lacksEntry({ idea }: ListedSignal) {
  return idea?.cutLossPrice != null && idea.targetPrice != null && idea.entryPrice == null;
}

/** A price of the candles in đồng as the list has prices: in thousand đồng, to the cent. */
function asListed(price: number, factor: number): number {
  return toThousand(factor === 1 ? price : Math.round(price / factor / 10) * 10);
}
