import { securityKindOf, isIndex } from '../../../../market/exchange';
import type { Cell } from '../../../../tables/table';
import { remembered } from './remembered';

/** What a cell of a column of symbols names. */
export type Security = {
  symbol: string;
  kind: 'share' | 'warrant' | 'derivative' | 'bond' | 'index' | 'foreign';
  /** Whether something beside the symbol may make it another security: shares that wait to be traded, a bracket. */
  isQualified: boolean;
};

const EXCHANGES = 'HOSE|HSX|HNX|UPCOM|UPCO|XSTC|XHNX|XHNF|VN|HM|HO|HN|HNO|HA|HS|UP|VNM|VSE|VNX|STC';
const BEFORE = new RegExp(`^(?:(?:${EXCHANGES})\\s?[:/]|(?:HOSE|HSX|HNX|UPCOM)\\s?[-_])\\s?`);
const AFTER = new RegExp(`\\s?[:./]\\s?(?:${EXCHANGES})$|\\s(?:VN|VM|VN EQUITY|VM EQUITY)$`);

/** The security that a cell names, without what says its exchange; null for a text that names none. */
export const readSecurity = remembered(securityOf);

function securityOf(cell: Cell): Security | null {
  const text = String(cell).normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toUpperCase();
  if (text === '' || text.length > 80) return null;
  const bare = text
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/\s?\*+$/, '')
    .trim();
  if (/^[A-Z0-9]{3,15}$/.test(bare))
    return isName(bare) ? { symbol: bare, kind: kindOf(bare), isQualified: false } : null;
  // A symbol before its company's name.
  const named = /^([A-Z0-9]{3}) ?(?:[-–:|]) ?\p{L}.{3,}$/u.exec(bare);
  if (named && isName(named[1]!)) return { symbol: named[1]!, kind: 'share', isQualified: false };
  const qualified =
    /^([A-Z][A-Z0-9]{2})(?:\s?[([].{1,20}[)\]]|[_.@-][A-Z0-9]{1,8}|\s(?:HOSE|HSX|HNX|UPCOM))$/.exec(bare);
  if (qualified) return { symbol: qualified[1]!, kind: 'share', isQualified: true };
  const other = /^([A-Z0-9][A-Z0-9._^/=-]{1,19})$/.exec(bare);
  return other && /[A-Z]/.test(other[1]!) ? { symbol: other[1]!, kind: 'foreign', isQualified: false } : null;
}

const isName = (symbol: string) => /[A-Z]/.test(symbol);

function kindOf(symbol: string): Security['kind'] {
  if (isIndex(symbol)) return 'index';
  if (securityKindOf(symbol) !== null) return 'share';
  if (/^C[A-Z0-9]{3}\d{4}$/.test(symbol)) return 'warrant';
  if (
    /^(?:VN30F|VN100F|GB\d{2}F|VNF|HNX30F)/.test(symbol) ||
    /^4[1-4][A-Z0-9]{2}[A-Z0-9]{2}\d{3}$/.test(symbol)
  )
    return 'derivative';
  // A bond has its issuer's ticker and figures: its year, its number.
  if (/^[A-Z]{3}\d{5,9}$/.test(symbol) || /^(?:TD|BVBS|BVDB|VDB|VBS)\w*\d{4,}$/.test(symbol)) return 'bond';
  return 'foreign';
}

/** The share under a covered warrant: CHPG2601 is one on HPG. */
export const underlyingOf = (warrant: string) => warrant.slice(1, 4);
