import { fold } from '../../../../lib/text';
import { hasAnyOf, isOneOf } from '../cells/phrases';
import { currencyIn, isOrderType, kindIn, stateIn } from '../cells/words';
import type { ColumnRole } from '../preview-types';
import { plainHead, WORDS } from './head-words';
import { isNameOfSide, meaningOf, QUANTITY, VALUE, type HeadRole } from './meanings';
import { AVERAGE, MATCHED, RANK } from './ranks';

/** Whether a head says that its figures are thousands, or whole đồng; null where it says neither. */
export function unitOfHead(head: string): 'dong' | 'thousand' | null {
  const text = head.normalize('NFKC').toLowerCase();
  if (
    /nghìn|ngàn|nghin|ngan\b|[x×*]\s?1[.,]?000|1[.,]000\s?(?:đ|vn)|\bk\s?vn[dđ]|\(k\)|thousand|'000/u.test(
      text,
    )
  ) {
    return 'thousand';
  }
  return /đồng|[₫]|vn[dđ]|\(đ\)/u.test(text) ? 'dong' : null;
}

/** The names of the product's own export. */
const OWN: Readonly<Record<string, ColumnRole>> = {
  id: 'id',
  per: 'per',
  settles: 'settles',
  planned: 'planned',
  stop: 'stop',
  target: 'target',
  signal: 'signal',
  'signal date': 'signalDay',
  'imported as': 'importedAs',
};

const isMatched = hasAnyOf(MATCHED);
const isOrdered = hasAnyOf('dat, order, ordered, tong, total, lenh');

/**
 * Of a head of what was matched and what was ordered in one column ("Khớp/Đặt", 300/500), the place of what was matched;
 * null for every other head.
 */
export function placeOfMatched(head: string): 0 | 1 | null {
  const parts = fold(head.normalize('NFKC')).split('/');
  if (parts.length !== 2) return null;
  const [isFirst, isSecond] = parts.map(isMatched);
  const [isOther, isOtherSecond] = parts.map((part) => isOrdered(part) && !isMatched(part));
  if (isFirst && isOtherSecond) return 0;
  return isSecond && isOther ? 1 : null;
}

/** Whether a head says that its figures are sums of those of other columns. */
export const isSum = (head: string) => hasSum(plainHead(head));

const hasSum = hasAnyOf('tong, total, sum');

/** Whether a head says that its figures are those of what was matched. */
export const isMatchedHead = (head: string) => hasMatched(plainHead(head));

const hasMatched = hasAnyOf(MATCHED, AVERAGE);

/** What a head may mean, best first; none for a head that is not known, or that means nothing for trades. */
export function rolesOfHead(head: string): readonly HeadRole[] {
  const text = plainHead(head);
  if (text === '') return [];
  const own = OWN[text];
  if (own !== undefined)
    return own === 'id'
      ? [
          { role: 'id', rank: 9 },
          { role: 'order', rank: RANK.loose },
        ]
      : [{ role: own, rank: 9 }];
  const roles = meaningOf(text);
  // A rate is no amount.
  return head.includes('%') ? roles.filter(({ role }) => role !== 'fee' && role !== 'tax') : roles;
}

/** Heads that mean nothing for trades, and that say all the same that a row is a head. */
const hasNoRole = isOneOf(`stt, tt, no, so thu tu, san( gd| giao dich)?, exchange, market, thi truong, board,
  kenh( dat| dat lenh| gd)?, channel, nguoi dat, ten (ck|chung khoan|cong ty), loai (ck|chung khoan), stock name, company( name)?, name,
  ly do( tu choi)?, reason, isin, sector, broker, row, line`);

const hasAmount = hasAnyOf(QUANTITY, VALUE, 'gia, price');
/** Words of heads that cells do not have. */
const hasWordOfHead = hasAnyOf(
  `ngay, date, gio, time, thoi gian, khop dat, dat khop, ket qua, tt, phi, fee, thue, tax, ma, loai, type, trang thai, status, id, no, so`,
);
const isSideInCell = isOneOf('mua, ban, buy, sell, b, s, m, n, d, x, k');

/** Whether a text is the name of a column that somebody knows, not a cell of a row. */
export function isHead(text: string): boolean {
  if (text.length > 80) return false;
  const plain = plainHead(text);
  if (plain === '' || /^\d/.test(plain)) return false;
  const words = plain.split(' ');
  if (words.length > 8 || words.some((word) => !WORDS.has(word))) return false;
  if (hasNoRole(plain) || OWN[plain] !== undefined) return true;
  if (isCell(text, plain)) return false;
  return rolesOfHead(text).length > 0 || hasAmount(plain);
}

/** Whether a text of these words is what rows have: a side, a state, a type of an order, a currency. */
function isCell(text: string, plain: string): boolean {
  if (isOrderType(plain) || currencyIn(text) !== null) return true;
  if (hasAmount(plain) || hasWordOfHead(plain)) return false;
  return (
    isSideInCell(plain) ||
    (stateIn(text) !== null && plain !== 'khop lenh') ||
    (kindIn(text) !== null && !isNameOfSide(plain))
  );
}
