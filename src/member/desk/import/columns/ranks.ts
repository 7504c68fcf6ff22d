import { hasAnyOf, type Phrases } from '../cells/phrases';
import { WORDS } from './head-words';

/** Ranks of figures: what was matched counts before what was not said, and that before what was ordered. */
export const RANK = {
  ...{ averageMatched: 5, matched: 4, average: 3.5, traded: 3 },
  ...{ plain: 2, loose: 1, ordered: -1, ownOrder: 2.5, payment: -3 },
} as const;

/** What was matched. */
export const MATCHED: Phrases =
  'khop, done, cum, matched, match, matching, filled, fill, executed, execution, exec, thuc hien, thuc te, ausfuhrung';
/** A mean of several matches. */
export const AVERAGE: Phrases = 'avg, average, mean, tb, trung binh, bq, binh quan';
/** What was ordered. */
export const ORDERED: Phrases =
  'dat, order, ordered, orders, limit, yeu cau, requested, ban dau, original, initial, lenh, placed, new, gui, auftrag';
const TRADED: Phrases = 'gd, giao dich, traded, trade, trading, deal, transaction, klgd, gtgd';
/** A sum of other columns, or of other rows. */
export const TOTAL: Phrases = 'tong, total';

/** In this order: the first whose phrases a head has gives its rank. */
const RANKS: readonly (readonly [has: (text: string) => boolean, rank: number])[] = [
  [hasAnyOf(TOTAL), RANK.loose],
  [(text) => isMatched(text) && isAverage(text), RANK.averageMatched],
  [(text) => isMatched(text), RANK.matched],
  [(text) => isAverage(text), RANK.average],
  [hasAnyOf(ORDERED), RANK.ordered],
  [hasAnyOf(TRADED), RANK.traded],
  // A word that is not known may make it something else.
  [(text) => text.split(' ').every((word) => WORDS.has(word)), RANK.plain],
];

const isMatched = hasAnyOf(MATCHED);
const isAverage = hasAnyOf(AVERAGE);

/** How well the figures under a plain head say what was matched. */
export function rankOfHead(text: string): number {
  return RANKS.find(([has]) => has(text))?.[1] ?? RANK.loose;
}
