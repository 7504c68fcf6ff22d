import { AFTERNOON, LUNCH, OPENING } from '../../market/clock';
import type { PublicPulse } from './public-pulse';

const FIRST_MINUTE = OPENING + 15;

/** VN-Index every five minutes of matching. */
const VALUES = [
  1777.2, 1775.9, 1775.1, 1776.8, 1779.6, 1781.3, 1780.7, 1783.2, 1785.4, 1784.8, 1786.9, 1788.3, 1787.1,
  1788.9, 1787.6, 1786.2, 1786.8, 1785.1, 1785.7, 1784.3, 1784.9, 1783.6, 1784.4, 1785.6, 1784.7, 1783.1,
  1783.9, 1784.8, 1786.1, 1785.3, 1786.6, 1785.2, 1784.1, 1783.3, 1781.9, 1782.7, 1781.2, 1780.4, 1781.5,
  1783.4, 1784.91,
];

const index = { value: 1784.91, change: 8.57, changePercent: 0.48, reference: 1776.34 };
const breakout = { price: 28.6, level: 28.15, volumeRatio: 1.8, voidBelow: 27.4 };

/** A trading day and a signal in place of a server's own; shown as sample data. */
export const example: PublicPulse = {
  asOf: '2026-08-27T14:12:00+07:00',
  ...index,
  turnover: 21_486,
  advancers: 205,
  line: VALUES.map((price, i) => ({ minute: afterLunch(FIRST_MINUTE + 5 * i), price })),
  signal: { symbol: 'HPG', name: 'Hòa Phát', day: '2026-08-26', ...breakout },
};

function afterLunch(minute: number) {
  return minute > LUNCH ? minute + AFTERNOON - LUNCH : minute;
}
