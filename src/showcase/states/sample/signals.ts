import { days, listed } from './board';

/** Rows of `api/tplus_signals`; the price is that of the signal. */
export const signals = [
  { symbol: 'MWG', price: 86.2, signal_type: 'buy_break_out', updated: `${days[0]} 10:35` },
  { symbol: 'HPG', price: 27.95, signal_type: 'buy_back_test', updated: `${days[0]} 09:50` },
  { symbol: 'SHS', price: 22.4, signal_type: 'buy_trend_up', updated: `${days[1]} 14:45` },
  { symbol: 'VCB', price: 62, signal_type: 'buy_divergence', updated: `${days[1]} 14:45` },
  { symbol: 'FPT', price: 95.9, signal_type: 'buy_break_out', updated: `${days[2]} 14:45` },
  { symbol: 'SSI', price: 31.5, signal_type: 'buy_back_test', updated: `${days[2]} 14:45` },
];

/** The same with plans, one in each state that a plan can be in; the newer one of SSI replaces the other. */
export const signalsInStates = [
  planned(signals[0]!, 81.9, 94.8, { atr14: 2.6 }),
  planned(signals[1]!, 27.6, 29.1, { atr14: 0.9 }),
  planned(signals[2]!, 21.5, 23.3, { entry_price: 23.4, atr14: 0.7 }),
  planned(signals[3]!, 60.2, 64.5, { stop_broken_on: days[0] }),
  planned({ ...signals[5]!, updated: `${days[1]} 10:05` }, 29.8, 34.2),
  planned(signals[4]!, 93.4, 98, { target_reached_on: days[0] }),
  planned(signals[5]!, 30.1, 33.9),
];

type Row = (typeof signals)[number];

function planned(row: Row, stop: number, target: number, more: Readonly<Record<string, unknown>> = {}) {
  return { ...row, entry_price: row.price, cut_loss_price: stop, target_price: target, ...more };
}

/**
 * Without a price, without a study, without a day; of other symbols than the complete ones, whose bars the page computes
 * with beside these.
 */
export const partialSignals = [
  { symbol: 'VNM', signal_type: 'buy_break_out', updated: `${days[0]} 10:35` },
  { symbol: 'DGC', price: 94.2, signal_type: 'buy_new_study', updated: days[0] },
  { symbol: 'ACV', price: 55, signal_type: 'buy_divergence' },
];

/** Rows of `api/signals`: the runs of the studies. */
export const runs = [
  run(['MWG'], 'buy_break_out', `${days[0]} 10:35`, '\nMWG vượt 85,90 với khối lượng gấp 2,1 lần thường lệ.'),
  run(['HPG', 'SSI'], 'buy_back_test', `${days[0]} 09:50`),
  run(['VCB'], 'buy_divergence', `${days[1]} 14:45`),
];

function run(symbols: readonly string[], study: string, updated: string, more = '') {
  return { symbols, study, updated, log: `Quét 395 mã, ${symbols.length} mã đạt điều kiện.${more}` };
}

/** Without a log, without a day, without symbols. */
export const partialRuns = [
  { symbols: ['MWG'], study: 'buy_break_out', updated: `${days[0]} 10:35` },
  { symbols: 'HPG, SSI', study: 'buy_back_test', log: 'Quét 395 mã, 2 mã đạt điều kiện.' },
  { symbols: [], study: 'buy_new_study', updated: days[1] },
];

/** Rows of `api/watchlists`. */
export const watchlists = [
  { id: 1, name: 'Theo dõi', symbols: [...listed.values()].map(listRow) },
  { id: 2, name: 'Ngân hàng', symbols: [listRow(listed.get('VCB')!)] },
];

function listRow({ symbol, name, last }: { symbol: string; name: string; last: number }) {
  return { symbol, short_name_vi: name, price: last };
}

/** Without a name, without a price. */
export const partialWatchlists = [
  {
    id: 1,
    name: 'Theo dõi',
    symbols: [
      { symbol: 'FPT', price: 98.2 },
      { symbol: 'VCB', short_name_vi: 'Vietcombank' },
      { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 28.15 },
    ],
  },
];
