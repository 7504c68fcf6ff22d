import type { NewestBar } from './believed-days';
import type { Exchange } from './exchange';
import type { HoldReason } from './held-price';
import { judge, UNJUDGED, type Judged, type PriceOfNow } from './judged-price';

type Quotes<Quote> = ReadonlyMap<string, Quote>;

/** What the quotes of symbols are judged by. */
type Known = {
  readonly bars: ReadonlyMap<string, NewestBar>;
  /** The levels that alerts wait for. */
  readonly levels: ReadonlyMap<string, readonly number[]>;
};

/** The quotes of an instant that are believed, and why the newest price of a symbol is held back. */
export type JudgedQuotes<Quote> = {
  readonly bySymbol: ReadonlyMap<string, Judged>;
  readonly believed: Quotes<Quote>;
  readonly held: ReadonlyMap<string, HoldReason>;
};

/** Judges the quotes that come after others; a symbol without a quote has its newest bar's price. */
export function judgeQuotes<Quote extends PriceOfNow & { exchange: Exchange | null }>(
  before: ReadonlyMap<string, Judged>,
  quotes: Quotes<Quote>,
  { bars, levels }: Known,
): JudgedQuotes<Quote> {
  const bySymbol = new Map(before);
  const held = new Map<string, HoldReason>();
  for (const [symbol, bar] of bars) if (bar.held) held.set(symbol, bar.held);
  for (const [symbol, quote] of quotes) {
    const known = {
      close: bars.get(symbol)?.close ?? null,
      exchange: quote.exchange,
      levels: levels.get(symbol) ?? [],
    };
    const judged = judge(bySymbol.get(symbol) ?? UNJUDGED, quote, known);
    bySymbol.set(symbol, judged);
    if (judged.held) held.set(symbol, judged.held);
    else if (quote.price !== null) held.delete(symbol);
  }
  const believed = [...quotes].filter(([symbol]) => !bySymbol.get(symbol)?.held);
  return { bySymbol, believed: new Map(believed), held };
}

/** The levels that armed alerts wait for, by symbol. */
export function waitedFor(
  alerts: readonly { symbol: string | null; price: number | null; firedAt: string | null }[],
): ReadonlyMap<string, readonly number[]> {
  const levels = new Map<string, number[]>();
  for (const { symbol, price, firedAt } of alerts) {
    if (symbol === null || price === null || firedAt !== null) continue;
    levels.set(symbol, [...(levels.get(symbol) ?? []), price]);
  }
  return levels;
}
