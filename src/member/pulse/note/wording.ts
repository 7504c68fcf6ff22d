/** A net value in whole billion đồng. */
type Net = { billions: number; side: 'buy' | 'sell' | 'none' };

/**
 * How a language says what a note can say. Every clause begins small and ends without a full stop; figures come
 * rounded as the strip prints them, never negative.
 */
export type Wording = {
  /** Before the first sentence of a session that is not today's. */
  session: (weekday: string, dayMonth: string) => string;
  /** Two sectors; `isLong` where one of them has an "and" of its own. */
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
  /** How many times as many as on the other side; null where that is not worth saying. */
  rose: (count: number, times: number) => string;
  fell: (count: number, times: number) => string;
  both: (rose: number, fell: number) => string;
  /** The same where one side is a handful, and the other many times as many. */
  only: (rose: number, fell: number) => string;
  foreign: (net: Net) => string;
  proprietary: (net: Net) => string;
};
