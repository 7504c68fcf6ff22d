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
