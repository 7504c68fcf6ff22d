/** The way that a market, a sector or a group of investors went. */
export type Way = 'up' | 'down';

/**
 * What a desk says of a trading day first. `limit` is a day on which many stocks stand at their ceiling or floor; `turned` one
 * whose breadth changed sides after the lunch break; `against` an index that went another way than most of its stocks.
 */
export type Lead =
  | { kind: 'limit'; way: Way; count: number; total: number }
  | { kind: 'turned'; way: Way; before: number; now: number }
  | { kind: 'against' | 'broad' | 'slight'; way: Way }
  | { kind: 'undecided' };

/** What it adds, beyond the figures of the tiles. */
export type Detail =
  | { kind: 'sectors'; way: Way; count: number; total: number }
  | { kind: 'busy'; times: number; isOver: boolean }
  | { kind: 'quiet' }
  | { kind: 'foreign'; way: Way; isAgainst: boolean }
  | { kind: 'large'; isStronger: boolean };

/** The part of a trading day that a note is about, where it says so. */
export type Moment =
  | { kind: 'day'; weekday: string; dayMonth: string }
  | { kind: 'morning' | 'closingAuction' | 'close' };

/** The phrases of a note in one language: clauses in lower case without a full stop, figures as on the tiles. */
export type Wording = {
  /** The words before the note, with their colon. */
  moment: (moment: Moment) => string;
  lead: (lead: Lead) => string;
  detail: (detail: Detail) => string;
};
