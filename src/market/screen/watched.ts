import type { Condition } from './condition';
import { originOf, type Available, type BoardColumn } from './kinds';
import { compile, type Lookups } from './match';
import { watchOf, type SavedFilter } from './saved-filter';
import type { Screened } from './screened';
import { readConditions } from './text';

/** What conditions can be compared with by now. */
export type LoadedInputs = {
  readonly board: ReadonlySet<BoardColumn>;
  /** Whether the figures of the server are there; null where it has none. */
  readonly figures: boolean | null;
  readonly signals: boolean;
};

/**
 * Whether what a condition compares is there. One whose figures are on their way is not evaluated, as every symbol would
 * enter when they come; neither is one whose figures the server lacks.
 */
function isComparable({ kind }: Condition, { board, figures, signals }: LoadedInputs): boolean {
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

/** The symbols that meet a filter which is watched; `watch` names the watching, not the filter. */
export type MetFilter = { readonly watch: string; readonly symbols: readonly string[] };

/** The symbols that meet each filter whose conditions can all be compared. */
export function metFilters(
  filters: readonly SavedFilter[],
  rows: readonly Screened[],
  { lookups, loaded }: { lookups: Lookups; loaded: LoadedInputs },
): readonly MetFilter[] {
  return filters
    .map((filter) => ({
      watch: watchOf(filter),
      conditions: readConditions(filter.conditions).conditions,
    }))
    .filter(({ conditions }) =>
      conditions.every((each) => isComparable(each, loaded) && hasLists(each, lookups)),
    )
    .map(({ watch, conditions }) => ({
      watch,
      symbols: rows.filter(compile(conditions, lookups)).map(({ symbol }) => symbol),
    }));
}

/** The symbols that met each watched filter when it was last evaluated, and the instant of that. */
export type KnownFilters = Readonly<
  Record<string, { readonly at: string; readonly symbols: readonly string[] }>
>;

/** A symbol that meets a filter which it did not meet at the instant `since`. */
type FilterEntry = { readonly watch: string; readonly symbol: string; readonly since: string };

/**
 * The symbols that enter filters at the instant `at`, and what is known from then on. Where nothing is known of a filter,
 * its watching begins: who meets it then has not entered it.
 */
export function enterFilters(known: KnownFilters, met: readonly MetFilter[], at: string) {
  const entries = met.flatMap(({ watch, symbols }): readonly FilterEntry[] => {
    const before = known[watch];
    if (!before) return [];
    const inside = new Set(before.symbols);
    return symbols
      .filter((symbol) => !inside.has(symbol))
      .map((symbol) => ({ watch, symbol, since: before.at }));
  });
  const evaluated = Object.fromEntries(met.map(({ watch, symbols }) => [watch, { at, symbols }]));
  return { entries, known: { ...known, ...evaluated } satisfies KnownFilters };
}
