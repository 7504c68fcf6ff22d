import type { BarsRange } from './range';

/** Bars of a symbol in a code of the feed. */
type Wanted = Pick<BarsRange, 'from' | 'to' | 'countback'> & {
  symbol: string;
  code: string;
  unadjusted?: boolean | null | undefined;
};

/** The path of a symbol's bars. UDF has no parameter for unadjusted prices; `adjustment=none` is requested of feeds that offer it. */
export function historyPath({ symbol, code, from, to, countback, unadjusted }: Wanted): string {
  const range = {
    symbol,
    resolution: code,
    from: String(from),
    to: String(to),
    countback: String(countback),
  };
  const query = unadjusted ? { ...range, adjustment: 'none' } : range;
  return `history?${new URLSearchParams(query).toString()}`;
}
