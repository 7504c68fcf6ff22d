import { exchangeOf, isIndex, securityKindOf } from '../../../../market/exchange';
import { isTicker } from '../../../../market/symbol';

/** Words for exchanges, also of codes of data vendors, which stand before or after a symbol and are none. */
const EXCHANGES = new Set([
  ...['HOSE', 'HSX', 'HNX', 'UPCOM', 'UPC', 'XSTC', 'XHNX', 'HASTC', 'VSE', 'HSTC', 'VNX'],
]);
const SUFFIX = /[.:-](?:VN|VM|HM|HN|HNO|HO|HA|STC|HOSE|HSX|HNX|UPCOM|XSTC|XHNX)$/;

/** What is longer names no symbol. */
const LONGEST = 200;

/** Whether a word is an exchange and no symbol. */
export function isExchangeWord(word: string): boolean {
  return EXCHANGES.has(word.toUpperCase()) || exchangeOf(word) !== null;
}

/** Whether a symbol has the form of those of Vietnam's exchanges: a share's, a fund's, an index's or a warrant's. */
export function isUsualSymbol(symbol: string): boolean {
  if (!/[A-Z]/.test(symbol)) return false;
  return securityKindOf(symbol) !== null || isIndex(symbol) || /^C[A-Z0-9]{3}\d{4}$/.test(symbol);
}

/** The symbol that a word is, without its exchange, in whichever case; null for what is none. */
export function symbolOfWord(word: string): string | null {
  if (word.length > LONGEST) return null;
  const bare = word
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(SUFFIX, '');
  return isTicker(bare) && /[A-Z]/.test(bare) && !isExchangeWord(bare) ? bare : null;
}

/** The symbol that a cell names: alone, with an exchange before or after it, or beside its company's name; null for none. */
export function symbolOfCell(cell: string): string | null {
  if (cell.length > LONGEST) return null;
  const text = cell.normalize('NFKC').trim();
  const behind = /^[^:]{1,30}:\s*(\S.*)$/.exec(text)?.[1];
  if (behind !== undefined) {
    const symbol = symbolOfCell(behind);
    if (symbol !== null) return symbol;
  }
  const whole = symbolOfWord(text);
  if (whole !== null) return whole;
  const [, first = ''] =
    /^[^\p{L}\p{N}]*(?:\d{1,4}[.)]\s*)?([A-Z][A-Z0-9]{2,7})(?=$|[^\p{L}\p{N}])/u.exec(text) ?? [];
  if (isUsualSymbol(first) && !isExchangeWord(first)) return first;
  const [, inside = ''] = /[([]\s*(?:\p{L}{2,8}:\s*)?([A-Z][A-Z0-9]{2,7})\s*[)\]]/u.exec(text) ?? [];
  return isUsualSymbol(inside) && !isExchangeWord(inside) ? inside : null;
}
