/** The three markets of Vietnam, as this product spells them. */
export type Exchange = 'HOSE' | 'HNX' | 'UPCOM';

/** What is traded: it decides the tick. */
export type SecurityKind = 'stock' | 'etf' | 'warrant';

const SPELLINGS: ReadonlyMap<string, Exchange> = new Map([
  ['HOSE', 'HOSE'],
  ['HSX', 'HOSE'],
  ['HNX', 'HNX'],
  ['UPCOM', 'UPCOM'],
]);

/** The exchange that a data source means (`HSX`, `hose`, `UPCoM`); null for anything unknown. */
export function exchangeOf(text: unknown): Exchange | null {
  return typeof text === 'string' ? (SPELLINGS.get(text.trim().toUpperCase()) ?? null) : null;
}

/** What a ticker of Vietnam names: a share has three characters, a fund eight; null for an index, a warrant, a future. */
export function securityKindOf(symbol: string): 'stock' | 'etf' | null {
  if (/^(E1|FUE)[A-Z0-9]{5,6}$/.test(symbol) && symbol.length === 8) return 'etf';
  return /^[A-Z0-9]{3}$/.test(symbol) && !isIndex(symbol) ? 'stock' : null;
}

/** The indices of the exchanges, and the short names that feeds have for those of whole markets. */
const INDICES: ReadonlySet<string> = new Set(
  (
    'VNINDEX VN30 VN50 VN100 VNALL VNALLSHARE VNMID VNMIDCAP VNSML VNSMALLCAP VNXALL VNXALLSHARE VNX50 VNX200 ' +
    'VNDIAMOND VNFINLEAD VNFINSELECT VNSI VNCOND VNCONS VNENE VNFIN VNHEAL VNIND VNIT VNMAT VNREAL VNUTI VNDIVIDEND ' +
    'HNX HNXINDEX HNX30 HNXLCAP HNXMSCAP HNXFIN HNXCON HNXMAN UPCOM UPCOMINDEX UPINDEX'
  ).split(' '),
);

/** Whether a ticker names an index: it has points and no limits, and no colour of a board but up and down. */
export function isIndex(symbol: string): boolean {
  return INDICES.has(symbol);
}
