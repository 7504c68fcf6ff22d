import type { Day } from '../../src/market/day';
import type { StudyKind } from '../../src/market/studies/signal';

/**
 * A trading day that tells a story, and the two on which its purchase is made and sold. Prices, indices and signals are those
 * of the usual market: banks turn from below their reference in the afternoon, and a bank breaks out.
 */
export const STORY = {
  symbol: 'VPB',
  sector: 'Ngân hàng',
  kind: 'buy_break_out' satisfies StudyKind,
  signalDay: '2026-10-19' as Day,
  purchaseDay: '2026-10-20' as Day,
  saleDay: '2026-10-22' as Day,
  /** The price of the member's alert in thousand VND: the highest of the 20 trading days before. */
  level: 31.5,
} as const;

const { signalDay, purchaseDay, saleDay } = STORY;

/** When the chapters begin, in market time and in their order; each begins shortly before what happens in it. */
export const chapters = {
  news: at(signalDay, '08:45'),
  opening: at(signalDay, '09:10'),
  turn: at(signalDay, '13:18'),
  alert: at(signalDay, '14:02'),
  signal: at(signalDay, '14:19'),
  close: at(signalDay, '14:58'),
  list: at(signalDay, '15:01'),
  message: at(signalDay, '15:04'),
  plan: at(signalDay, '15:07'),
  purchase: at(purchaseDay, '09:17'),
  settled: at(saleDay, '12:57'),
  sale: at(saleDay, '13:16'),
} as const;

export type Chapter = keyof typeof chapters;

/** The spans of market time that the story runs through, each from its first chapter on; the nights between are left out. */
export const spans: readonly { readonly from: number; readonly until: number }[] = [
  { from: chapters.news, until: at(signalDay, '15:30') },
  { from: chapters.purchase, until: at(purchaseDay, '09:45') },
  { from: chapters.settled, until: at(saleDay, '13:08') },
  { from: chapters.sale, until: at(saleDay, '13:40') },
];

/** When the rows of the member's desk are recorded, in ms since 1970. */
export const recorded = {
  plan: at(signalDay, '15:06'),
  purchase: at(purchaseDay, '09:16'),
  sale: at(saleDay, '13:15'),
} as const;

/** When the price first is at the alert's level, in ms since 1970. */
export const levelReached = at(signalDay, '14:05') + 30_000;

function at(day: Day, time: string): number {
  return Date.parse(`${day}T${time}:00+07:00`);
}
