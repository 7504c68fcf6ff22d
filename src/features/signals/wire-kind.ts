import type { SignalKind } from '../../graph/resolvers.types';

/** The server's words for the kinds of signals, which addresses use. */
export const WIRE_KIND: Readonly<Record<SignalKind, string>> = {
  DIVERGENCE: 'buy_divergence',
  BACK_TEST: 'buy_back_test',
  TREND_UP: 'buy_trend_up',
  BREAK_OUT: 'buy_break_out',
};
