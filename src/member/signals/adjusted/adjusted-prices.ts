import type { ApolloClient } from '@apollo/client';
import type { LoadContext } from '../../../graph/session-guard';
import type { ListedSignal } from '../../../graph/values';
import { inChunks } from '../../../lib/in-chunks';
import { yieldToMain } from '../../../lib/schedule';
import { afterFreeShares, type Right } from '../../../market/adjustment';
import { DAY_SECONDS, epochSecondsOf, type Day } from '../../../market/day';
import { createComputation } from '../../shared/computation';
import { ExDatesAtOnceDocument, ExDatesDocument } from '../../shared/ex-dates.generated';

/** The price of a signal in the terms of today's. */
export type AdjustedPrice = {
  /** In thousand đồng. */
  price: number;
  /** The first ex-date since the signal. */
  exDay: Day;
  /** Whether the price has nothing in it any more of what the ex-dates took. */
  isAdjusted: boolean;
};

/** Those of a list, where an ex-date lies between. */
export type AdjustedPrices = ReadonlyMap<ListedSignal, AdjustedPrice>;

type ExDate = Right & { symbol: string };

/** Those of symbols that are loaded. */
export type ExDates = ReadonlyMap<string, readonly ExDate[]>;

/** Behind all else of the page. */
const context: LoadContext = { priority: 'row' };

const NONE = { data: undefined };

/** The cache copies what it keeps for each further result: of more symbols it keeps none. */
const MOST_KEPT = 300;

/** Names the ex-dates that a list needs in one text, equal for equal ones: the first day of its signals, then its symbols. */
export function exDatesNeeded(signals: readonly ListedSignal[], until: Day): string {
  const symbols = [...new Set(signals.map(({ symbol }) => symbol))].sort();
  const [first = until] = signals.flatMap(({ day }) => day ?? []).sort();
  return [first, ...symbols].join(' ');
}

/** Loads the ex-dates that `exDatesNeeded` names until a day and reports those that there are; returns a function that ends it. */
export function loadExDatesOfRows(
  client: ApolloClient,
  needed: string,
  until: Day,
  onExDates: (exDates: ExDates) => void,
): () => void {
  const [first, ...symbols] = needed.split(' ');
  const span = { from: epochSecondsOf(first!), to: epochSecondsOf(until) + DAY_SECONDS - 1 };
  const fetchPolicy = symbols.length > MOST_KEPT ? 'no-cache' : 'cache-first';
  const load = async (part: readonly string[]) => {
    await yieldToMain();
    const variables = { symbols: [...part], ...span };
    const options = { query: ExDatesDocument, variables, context, fetchPolicy } as const;
    return (await client.query(options)).data?.exDates ?? [];
  };
  let end = () => {};
  let isEnded = false;
  const begin = async () => {
    const atOnce = symbols.length > 1 ? await symbolsAtOnce(client) : 1;
    if (isEnded) return;
    const loading = createComputation(inChunks(symbols, atOnce), load, { wait: 1_000 });
    end = loading.subscribe(() => onExDates(bySymbol([...loading.get().results.values()].flat())));
  };
  void begin();
  return () => {
    isEnded = true;
    end();
  };
}

async function symbolsAtOnce(client: ApolloClient): Promise<number> {
  const { data } = await client.query({ query: ExDatesAtOnceDocument, context }).catch(() => NONE);
  return data?.exDatesAtOnce ?? 1;
}

function bySymbol(exDates: readonly ExDate[]): ExDates {
  const found = new Map<string, ExDate[]>();
  for (const exDate of exDates) found.set(exDate.symbol, [...(found.get(exDate.symbol) ?? []), exDate]);
  return found;
}

/** The adjusted prices of listed signals; without the ex-dates of a symbol its prices are as sent. */
export function adjustedPrices(signals: readonly ListedSignal[], exDates: ExDates): AdjustedPrices {
  const prices = new Map<ListedSignal, AdjustedPrice>();
  for (const signal of signals) {
    const price = adjustedPriceOf(signal, exDates.get(signal.symbol) ?? []);
    if (price) prices.set(signal, price);
  }
  return prices;
}

/**
 * The price of a signal in the terms of today's; null where no ex-date since is known. Free shares lower a price by their
 * number alone; what cash or shares that are paid for take from it follows from the close before, which a list without
 * candles does not know.
 */
function adjustedPriceOf(
  { symbol, day, price }: ListedSignal,
  exDates: readonly ExDate[],
): AdjustedPrice | null {
  if (day === null || price === null) return null;
  const between = exDates.filter((right) => right.symbol === symbol && right.day > day);
  const [exDay] = between.map((right) => right.day).sort();
  if (exDay === undefined) return null;
  const adjusted = afterFreeShares(price, between);
  return { price: adjusted ?? price, exDay, isAdjusted: adjusted !== null };
}
