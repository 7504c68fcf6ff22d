/** The figures of a symbol as of the last close; null for what the server does not know. */
export type SymbolFigures = {
  readonly symbol: string;
  /** The shares outstanding. */
  readonly shares: number | null;
  /** In billion VND. */
  readonly marketCap: number | null;
  /** Price over the profit of four quarters for each share; null where they lost money. */
  readonly pe: number | null;
  /** Price over equity for each share. */
  readonly pb: number | null;
  /** The profit of four quarters for each share, in thousand VND; below 0 for a loss. */
  readonly eps: number | null;
  /** The same profit over equity, in percent. */
  readonly roe: number | null;
  /** The cash dividends of a year over the price, in percent. */
  readonly dividendYield: number | null;
  /** Relative strength index of 14 days, from 0 to 100. */
  readonly rsi14: number | null;
  /** Simple moving averages of the newest closes, in thousand VND. */
  readonly ma20: number | null;
  readonly ma50: number | null;
  readonly ma200: number | null;
  /** The highest and the lowest price of 250 trading days, in thousand VND. */
  readonly high52w: number | null;
  readonly low52w: number | null;
  /** The mean of 20 trading days: in shares, and in billion VND. */
  readonly averageVolume20: number | null;
  readonly averageValue20: number | null;
  /** Net buying of foreign investors on 5 and on 20 trading days, in billion VND. */
  readonly foreign5: number | null;
  readonly foreign20: number | null;
};
