import type { DeskTrade } from '../../../../graph/values';
import type { FileTrade } from './file-trade';

/** How a trade that is recorded was found for a row of a file. */
export type Match = {
  known: DeskTrade;
  by: 'id' | 'orderNumber' | 'key' | 'parts' | 'dividend';
  /** Whether it may be another trade that is equal, or another dividend of the same amount. */
  isUnsure: boolean;
  /** Whether it is at another time, so that the person must say whether it is the same. */
  isAtOtherTime?: boolean;
  /** Whether it may be that of another row that is equal: which of them has the time and the number is not known. */
  isAnyOfEquals?: boolean;
};

/** The rows of a file and the trades that are recorded, of which each is found once at most. */
export type TradeSearch = {
  rows: readonly FileTrade[];
  matches: Map<FileTrade, Match>;
  /** Rows for which no trade was found, but which may be those of equal ones. */
  anyOfEquals: ReadonlySet<FileTrade>;
  addAnyOfEquals(row: FileTrade): void;
  /** Those for which no trade was found, and the trades that were found for none. */
  openRows(): FileTrade[];
  openTrades(): DeskTrade[];
  isFound(trade: DeskTrade): boolean;
  match(row: FileTrade, match: Match): void;
  /** Has rows that no trade was found for stand for parts of one that is recorded, or one row for several of these. */
  matchParts(rows: readonly FileTrade[], trades: readonly DeskTrade[]): void;
  undo(row: FileTrade): void;
};

export function searchIn(rows: readonly FileTrade[], trades: readonly DeskTrade[]): TradeSearch {
  const matches = new Map<FileTrade, Match>();
  const found = new Set<DeskTrade>();
  const anyOfEquals = new Set<FileTrade>();
  return {
    rows,
    matches,
    anyOfEquals,
    addAnyOfEquals: (row) => void anyOfEquals.add(row),
    openRows: () => rows.filter((row) => !matches.has(row)),
    openTrades: () => trades.filter((trade) => !found.has(trade)),
    isFound: (trade) => found.has(trade),
    match(row, match) {
      matches.set(row, match);
      found.add(match.known);
    },
    matchParts(parts, wholes) {
      for (const row of parts) matches.set(row, { known: wholes[0]!, by: 'parts', isUnsure: false });
      for (const trade of wholes) found.add(trade);
    },
    undo(row) {
      found.delete(matches.get(row)!.known);
      matches.delete(row);
    },
  };
}

/** Rows under what a function returns of each, in their order; those of which it returns null are left out. */
export function groupsOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
