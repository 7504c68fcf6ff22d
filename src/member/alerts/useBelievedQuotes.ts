import { useEffect, useState } from 'react';
import type { NewestBar } from '../../market/believed-days';
import { judge, UNJUDGED, type HeldPrice, type Judged } from '../../market/held-price';
import { noteHeldPrices } from './held-prices';
import type { AlertQuotes } from './useAlertQuotes';

type Bars = ReadonlyMap<string, NewestBar>;

/** The quotes that alerts may be evaluated on: one that contradicts what else is known of its symbol is held back, and noted. */
export function useBelievedQuotes(quotes: AlertQuotes, bars: Bars): AlertQuotes {
  const [read, setRead] = useState(() => judged(quotes, bars, new Map()));
  if (read.quotes !== quotes || read.bars !== bars) setRead(judged(quotes, bars, read.bySymbol));
  useEffect(() => noteHeldPrices(read.held), [read]);
  useEffect(() => () => noteHeldPrices(new Map()), []);
  return read.believed;
}

function judged(quotes: AlertQuotes, bars: Bars, before: ReadonlyMap<string, Judged>) {
  const bySymbol = new Map(before);
  const held = new Map<string, HeldPrice>();
  for (const [symbol, { held: ofBar }] of bars) if (ofBar) held.set(symbol, ofBar);
  for (const [symbol, quote] of quotes) {
    const { close = null } = bars.get(symbol) ?? {};
    const next = judge(bySymbol.get(symbol) ?? UNJUDGED, quote, { close, exchange: quote.exchange });
    bySymbol.set(symbol, next);
    if (next.held) held.set(symbol, next.held);
    else if (quote.price !== null) held.delete(symbol);
  }
  const believed = new Map([...quotes].filter(([symbol]) => !bySymbol.get(symbol)?.held));
  return { quotes, bars, bySymbol, held, believed };
}
