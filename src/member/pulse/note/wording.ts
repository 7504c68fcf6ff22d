/** A net value in whole billion đồng. */
type Net = { billions: number; side: 'buy' | 'sell' | 'none' };

/**
 * The phrases of a note in one language. Every clause starts in lower case without a full stop; figures are rounded as
 * on the strip and never negative.
 */
export type Wording = {
  /** The prefix of a note on another day than today. */
  tradingDay: (weekday: string, dayMonth: string) => string;
  /** Joins two sectors; `isLong` when one contains an "and". */
  pair: (first: string, second: string, isLong: boolean) => string;
  moneyInto: (sectors: string) => string;
  sellingIn: (sectors: string) => string;
  green: (sectors: string | null) => string;
  red: (sectors: string | null) => string;
  upAlthoughMoreFell: string;
  downAlthoughMoreRose: string;
  undecided: string;
  index: (move: 'up' | 'down' | 'none', points: number, percent: number, value: number) => string;
  /** With the percentage of a usual session where that is known; of a running one, by the same time of the day. */
  turnover: (billions: number, percent: number | null, isOver: boolean) => string;
  /** The count of a side and its ratio to the other; null when not worth mentioning. */
  rose: (count: number, times: number) => string;
  fell: (count: number, times: number) => string;
  both: (rose: number, fell: number) => string;
  /** Both counts when one side is very small. */
  only: (rose: number, fell: number) => string;
  foreign: (net: Net) => string;
  proprietary: (net: Net) => string;
};
