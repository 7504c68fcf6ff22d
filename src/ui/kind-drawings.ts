import type { SignalKind } from '../market/studies/signal';

/** The icon path of each signal kind, in a view box of 16 by 12. */
export const KIND_DRAWINGS: Readonly<Record<SignalKind, string>> = {
  // Falling price, rising momentum.
  buy_divergence: 'M1.5 2 6 5l3-1.2 5.5 6M1.5 10 6 7.4l3 1L14.5 2',
  // A dip that touches the level and turns.
  buy_back_test: 'M1 10.8h14M1.5 1.5 7 8l4-3.2 3.5-3.8',
  // Two rising averages.
  buy_trend_up: 'M1.5 7.2C6 7 9 5 14.5 1.2M1.5 10.8c4.5-.2 7.5-2 13-5.4',
  // An arrow through a ceiling.
  buy_break_out: 'M1 5.5h4M11 5.5h4M8 11V1.5M5 4.3 8 1.3l3 3',
};
