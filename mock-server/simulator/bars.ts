/** A trading day's bar, complete or so far: prices in VND, volume in shares. */
export type DayBar = { open: number; high: number; low: number; close: number; volume: number };

/**
 * The bars of a listing on the trading days `from` to `to` of the market factors as they traded, in columns: prices in
 * whole VND, shares in lots of 100. A day without a match, or halted, has volume 0 and the close before it.
 */
export type Bars = {
  from: number;
  to: number;
  reference: Float64Array;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  volume: Float64Array;
  /** 1 on a trading day with the wide price band of a first day. */
  wideBand: Uint8Array;
  /** 1 on a listing's first trading day and on the first after a halt. */
  opening: Uint8Array;
  /** Price after an ex-date over price before it; 1 on every other trading day. */
  exFactor: Float64Array;
  /** Price over the price had nothing been paid out; an index divides by it. */
  payoutFactor: Float64Array;
};

/** Allocates the columns of some trading days. */
export function emptyBars(from: number, to: number): Bars {
  const column = () => new Float64Array(to - from + 1);
  return {
    from,
    to,
    reference: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
    wideBand: new Uint8Array(to - from + 1),
    opening: new Uint8Array(to - from + 1),
    exFactor: column(),
    payoutFactor: column(),
  };
}

/** Reads the bar of a trading day. */
export function barAt(bars: Bars, i: number): DayBar {
  const at = i - bars.from;
  return {
    open: bars.open[at]!,
    high: bars.high[at]!,
    low: bars.low[at]!,
    close: bars.close[at]!,
    volume: bars.volume[at]!,
  };
}

/** The payout factor of the trading day before, on an ex-date adjusted to it. */
export function previousPayoutFactorAt(bars: Bars, i: number): number {
  const at = i - bars.from;
  return bars.payoutFactor[at - 1]! * bars.exFactor[at]!;
}
