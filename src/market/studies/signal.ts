/** The four studies, by the names that the server uses. */
export type SignalKind = 'buy_divergence' | 'buy_back_test' | 'buy_trend_up' | 'buy_break_out';

/** A buy idea found on the bar at `index`, at that bar's close in thousand VND. */
export type StudySignal = { kind: SignalKind; index: number; price: number };
