import type { Condition } from './condition';
import type { ChoiceKind } from './kinds';
import type { Screened } from './screened';

/** What conditions look up beside a symbol's own figures. */
export type Lookups = {
  /** The symbols of each of the person's lists, by its id. */
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
  /** The kinds of the signals that a symbol has had lately. */
  readonly signals: ReadonlyMap<string, readonly string[]>;
};

type Test = (row: Screened) => boolean;

/**
 * Compiles conditions to one test, which a symbol passes that meets all of them. A figure that is not known meets none, and
 * no condition at all is met by every symbol.
 */
export function compile(conditions: readonly Condition[], lookups: Lookups): Test {
  const tests = conditions.map((condition) => testOf(condition, lookups));
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}

function testOf(condition: Condition, lookups: Lookups): Test {
  if ('values' in condition) return choiceTest(condition.kind, new Set(condition.values), lookups);
  if ('side' in condition) {
    const { kind } = condition;
    const sign = condition.side === 'above' ? 1 : -1;
    return ({ last, averages }) => {
      const average = averages[kind];
      return last !== null && average !== null && sign * (last - average) > 0;
    };
  }
  const { kind } = condition;
  const from = condition.from ?? -Infinity;
  const to = condition.to ?? Infinity;
  return ({ figures }) => {
    const figure = figures[kind];
    return figure !== null && figure >= from && figure <= to;
  };
}

function choiceTest(kind: ChoiceKind, values: ReadonlySet<string>, { lists, signals }: Lookups): Test {
  if (kind === 'list') {
    const chosen = [...values].flatMap((id) => lists.get(id) ?? []);
    return ({ symbol }) => chosen.some((list) => list.has(symbol));
  }
  if (kind === 'signal') {
    return ({ symbol }) => signals.get(symbol)?.some((each) => values.has(each)) ?? false;
  }
  return (row) => {
    const value = row[kind];
    return value !== null && values.has(value);
  };
}
