import { days } from './board';

const today = days[0];
const signal = { kind: 'buy_break_out', day: days[2] };
const armedAt = `${days[2]}T09:00:00+07:00`;

const trades = [
  {
    ...{ id: 't1', symbol: 'FPT', side: 'buy', quantity: 1000, price: 96.1, date: days[1] },
    ...{ stop: 91.5, target: 104, signal, note: 'Theo tín hiệu Breakout' },
  },
  { id: 't2', symbol: 'HPG', side: 'buy', quantity: 2000, price: 27.1, date: '2026-03-05', stop: 25.8 },
  { id: 't3', symbol: 'HPG', side: 'dividend', quantity: 0, price: 0.5, date: '2026-03-09' },
  { id: 't4', symbol: 'SSI', side: 'buy', quantity: 1500, price: 30.4, date: '2026-02-24' },
  { id: 't5', symbol: 'SSI', side: 'sell', quantity: 1500, price: 31.6, date: '2026-03-05' },
  {
    ...{ id: 't6', symbol: 'MWG', side: 'buy', quantity: 500, price: 86, date: '2026-03-13' },
    ...{ planned: true, stop: 82.5, target: 95 },
  },
];

const alerts = [
  { id: 'a1', kind: 'above', symbol: 'VCB', price: 63, armedAt },
  {
    ...{ id: 'a2', kind: 'below', symbol: 'DGC', price: 90, armedAt },
    ...{ firedAt: `${today}T10:14:00+07:00`, firedPrice: 89.9, seen: true },
  },
  {
    ...{ id: 'a3', kind: 'change', symbol: 'MWG', percent: 5, armedAt },
    ...{ firedAt: `${today}T09:41:00+07:00`, firedPrice: 87.2, seen: true },
  },
];

const notes = [
  { id: 'FPT', text: 'Bán một nửa quanh 104, phần còn lại theo giá cắt lỗ.', changedAt: armedAt },
  { id: 'VCB', text: 'Chờ ngày chốt quyền.', changedAt: armedAt },
];

/** `api/desk`. */
export const desk = { version: 7, trades, alerts, notes, lines: [], settings: {} };

/** A purchase without its levels, a row of a kind that is not known, and neither alerts nor notes. */
export const partialDesk = {
  version: 7,
  trades: [
    { id: 't2', symbol: 'HPG', side: 'buy', quantity: 2000, price: 27.1, date: '2026-03-05' },
    { id: 't9', symbol: 'FPT', side: 'swap', quantity: 100, price: 96, date: '2026-03-05' },
  ],
};

export const emptyDesk = { version: 0, trades: [], alerts: [], notes: [], lines: [], settings: {} };
