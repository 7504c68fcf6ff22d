import type { Day } from '../../../market/day';
import { days } from './board';

const armedAt = `${days[2]}T09:00:00+07:00`;

const trades = [
  {
    ...trade('t1', 'FPT', 'buy', 1000, 96.1, days[1]),
    stop: 91.5,
    target: 104,
    signal: { kind: 'buy_break_out', day: days[2] },
    note: 'Theo tín hiệu Breakout',
  },
  { ...trade('t2', 'HPG', 'buy', 2000, 27.1, '2026-03-05'), stop: 25.8 },
  trade('t3', 'HPG', 'dividend', 0, 0.5, '2026-03-09'),
  trade('t4', 'SSI', 'buy', 1500, 30.4, '2025-12-24'),
  { ...trade('t7', 'SSI', 'bonus', 10, 0, '2026-01-14'), per: 100, settles: '2026-02-26' },
  trade('t5', 'SSI', 'sell', 1500, 31.6, '2026-03-05'),
  { ...trade('t6', 'MWG', 'buy', 500, 86, '2026-03-13'), planned: true, stop: 82.5, target: 95 },
];

function trade(id: string, symbol: string, side: string, quantity: number, price: number, date: Day) {
  return { id, symbol, side, quantity, price, date };
}

const alerts = [
  { id: 'a1', kind: 'above', symbol: 'VCB', price: 63, armedAt },
  { id: 'a2', kind: 'below', symbol: 'DGC', price: 90, armedAt, ...fired('10:14', 89.9) },
  { id: 'a3', kind: 'change', symbol: 'MWG', percent: 5, armedAt, ...fired('09:41', 87.2) },
  { id: 'a4', kind: 'filter', symbol: 'VCB', filterId: 'k1', armedAt, ...fired('09:30', 61.8) },
];

function fired(time: string, firedPrice: number) {
  return { firedAt: `${days[0]}T${time}:00+07:00`, firedPrice, seen: true };
}

const notes = [
  { id: 'FPT', text: 'Bán một nửa quanh 104, phần còn lại theo giá cắt lỗ.', changedAt: armedAt },
  { id: 'VCB', text: 'Chờ ngày chốt quyền.', changedAt: armedAt },
];

const settings = {
  capital: 500_000_000,
  risk: 10_000,
  fee: 1_500,
  tax: 1_000,
  bonusTax: 50_000,
  costMethod: 'average',
};

const flows = [
  { id: 'f1', date: '2025-12-22', amount: 250_000_000 },
  { id: 'f2', date: '2026-02-02', amount: -20_000_000 },
];

const lists = [{ id: 'w1', name: 'Theo dõi cổ tức', symbols: ['REE', 'VNM', 'PNJ'], position: 0 }];

const filters = [
  { id: 'k1', name: 'Ngân hàng trên MA50', conditions: 'sector.Ngân hàng*ma50.above', watchedSince: armedAt },
];

/** `api/desk`. */
export const desk = { version: 7, trades, alerts, notes, lines: [], flows, lists, filters, settings };

/** The same with a list of the symbols that are quoted. */
export const listingDesk = {
  ...desk,
  lists: [{ id: 'w2', name: 'Chờ mua', symbols: ['VCB', 'HPG', 'FPT', 'VNM', 'MWG'], position: 0 }],
};

/** A purchase without its levels, a row of a kind that is not known, and neither alerts nor notes. */
export const partialDesk = {
  version: 7,
  trades: [
    trade('t2', 'HPG', 'buy', 2000, 27.1, '2026-03-05'),
    trade('t9', 'FPT', 'swap', 100, 96, '2026-03-05'),
  ],
};

export const emptyDesk = { version: 0, trades: [], alerts: [], notes: [], lines: [], settings: {} };
