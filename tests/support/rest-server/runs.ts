/** Runs of the studies, newest first; the one server sends symbols as a list, the other as a text. */
export const runs: readonly {
  symbols: string | readonly string[];
  study: string;
  updated: string;
  log: string;
}[] = [
  {
    symbols: [
      'HPG',
      'FPT',
      'MWG',
      'VCB',
      'VIC',
      'GAS',
      'MSN',
      'PNJ',
      'REE',
      'SHS',
      'PVS',
      'ACB',
      'TCB',
      'SSI',
    ],
    study: 'buy_break_out',
    updated: '2026-08-27 15:05:00',
    log: Array.from({ length: 12 }, (_, i) => `step ${i + 1}: 250 symbols read`).join('\n'),
  },
  {
    symbols: 'VNM, MBB',
    study: 'buy_trend_up',
    updated: '2026-08-26 15:05:00',
    log: '2 of 250 symbols found',
  },
];
