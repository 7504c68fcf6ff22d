import { useEffect, useState } from 'react';
import type { Watched } from '../../market/alerts';
import type { NewestBar } from '../../market/believed-days';
import type { Judged } from '../../market/judged-price';
import { judgeQuotes, waitedFor } from '../../market/judged-quotes';
import { noteHeldPrices } from './held-prices';
import type { AlertQuotes } from './useAlertQuotes';

type Bars = ReadonlyMap<string, NewestBar>;
type Read = { watched: readonly Watched[]; quotes: AlertQuotes; bars: Bars };

/** The quotes that alerts may be evaluated on: one that contradicts what else is known of its symbol is held back, and noted. */
export function useBelievedQuotes(watched: readonly Watched[], quotes: AlertQuotes, bars: Bars): AlertQuotes {
  const [read, setRead] = useState(() => judged({ watched, quotes, bars }, new Map()));
  if (read.quotes !== quotes || read.bars !== bars) setRead(judged({ watched, quotes, bars }, read.bySymbol));
  useEffect(() => noteHeldPrices(read.held), [read]);
  useEffect(() => () => noteHeldPrices(new Map()), []);
  return read.believed;
}

function judged({ watched, quotes, bars }: Read, before: ReadonlyMap<string, Judged>) {
  return { quotes, bars, ...judgeQuotes(before, quotes, { bars, levels: waitedFor(watched) }) };
}
