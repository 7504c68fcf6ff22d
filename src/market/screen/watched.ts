import { watchOf, type WatchableFilter } from '../filter-alerts';
import type { Condition } from './condition';
import { originOf, type Available, type BoardColumn } from './kinds';
import { compile, type Lookups } from './match';
import type { Screened } from './screened';
import { readConditions } from './text';

/** What conditions can be compared with by now. */
export type Loaded = {
  readonly board: ReadonlySet<BoardColumn>;
  /** Whether the figures of the server are there; null where it has none. */
  readonly figures: boolean | null;
  readonly signals: boolean;
};

/** A filter with its conditions read. */
export type ParsedFilter = { readonly watch: string; readonly conditions: readonly Condition[] };

export function parseFilter(filter: WatchableFilter): ParsedFilter {
  return { watch: watchOf(filter), conditions: readConditions(filter.conditions).conditions };
}

/**
 * Whether what a condition compares is there. One whose figures are on their way is not evaluated, as every symbol would
 * enter when they come; neither is one whose figures the server lacks.
 */
function isComparable({ kind }: Condition, { board, figures, signals }: Loaded): boolean {
  if (kind === 'list') return true;
  if (kind === 'signal') return signals;
  const origin = originOf(kind, { board, figures: figures !== null });
  return origin === 'board' || (origin === 'figures' && figures === true);
}

/** Whether the lists of a condition are there: the symbols of one that is deleted, and comes back, have not entered then. */
function hasLists(condition: Condition, { lists }: Lookups): boolean {
  return condition.kind !== 'list' || condition.values.every((id) => lists.has(id));
}

/** Whether the server has all that conditions compare; bars are loaded for the page of the filter alone. */
export function isWatchable(conditions: readonly Condition[], { board, figures }: Available): boolean {
  const loaded = { board, figures: figures || null, signals: true };
  return conditions.every((condition) => isComparable(condition, loaded));
}

/** The symbols that meet each filter whose conditions can all be compared. */
export function metFilters(
  filters: readonly ParsedFilter[],
  rows: readonly Screened[],
  { lookups, loaded }: { lookups: Lookups; loaded: Loaded },
) {
  return filters
    .filter(({ conditions }) =>
      conditions.every((each) => isComparable(each, loaded) && hasLists(each, lookups)),
    )
    .map(({ watch, conditions }) => ({
      watch,
      symbols: rows.filter(compile(conditions, lookups)).map(({ symbol }) => symbol),
    }));
}
