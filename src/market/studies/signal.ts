/** The four studies, by the server's names. */
export type StudyKind = 'buy_divergence' | 'buy_back_test' | 'buy_trend_up' | 'buy_break_out';

/** A low of momentum: its bar, that bar's lowest price in thousand VND, and RSI(14) there. */
export type Pivot = { index: number; low: number; rsi: number };

/**
 * The evidence of a signal, all of it known on the signal's bar: positions are indices into the candles of the study,
 * prices are in thousand VND, volumes in shares.
 */
export type StudyEvidence =
  | { kind: 'buy_divergence'; first: Pivot; second: Pivot }
  | {
      kind: 'buy_break_out';
      /** The top of the 55-bar channel, and the newest bar that reached it. */
      level: number;
      peak: number;
      volume: number;
      /** The mean of the 20 bars before. */
      usualVolume: number;
    }
  | {
      kind: 'buy_back_test';
      /** The bar of the breakout, the level it broke, and the newest bar that had reached that level before. */
      breakout: number;
      level: number;
      peak: number;
      /** ATR(14) of the breakout bar; the tested zone goes from the level to half a range above it. */
      range: number;
    }
  | {
      kind: 'buy_trend_up';
      averages: { 50: number; 150: number; 200: number };
      /** The 200-day average of 22 bars before. */
      monthAgo: number;
      /** The least low and the greatest high of 252 bars. */
      yearLow: number;
      yearHigh: number;
    };

/**
 * A buy idea found on the bar at `index`, at that bar's close; a close below `voidBelow` invalidates it.
 * Prices in thousand VND, not rounded to a tick.
 */
export type StudySignal = {
  kind: StudyKind;
  index: number;
  price: number;
  voidBelow: number;
  evidence: StudyEvidence;
};
