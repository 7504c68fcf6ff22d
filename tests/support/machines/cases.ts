import { inspect, isDeepStrictEqual } from 'node:util';
import type { Observation } from './harness';

type Runner<Step> = { run: (step: Step) => void | Promise<void>; observe: () => Observation };

export type Plan<Step> = {
  situations: Readonly<Record<string, readonly Step[]>>;
  steps: Readonly<Record<string, Step>>;
};

/** One step in one situation, or a situation as it is, on a machine of its own. */
export type Case = { name: string; observe: () => Promise<Observation> };

/** Every step in every situation, and every situation as it is. */
export function casesFor<Step>(start: () => Runner<Step>, { situations, steps }: Plan<Step>): Case[] {
  return Object.entries(situations).flatMap(([situation, path]) => [
    { name: situation, observe: () => observeAfter(start(), path, []) },
    ...Object.entries(steps).map(([name, step]) => ({
      name: caseName(situation, name),
      observe: () => observeAfter(start(), path, [step]),
    })),
  ]);
}

async function observeAfter<Step>(harness: Runner<Step>, path: readonly Step[], last: readonly Step[]) {
  for (const step of path) await harness.run(step);
  if (last.length > 0) harness.observe();
  for (const step of last) await harness.run(step);
  return harness.observe();
}

/** The observation of every case, by its name. */
export async function observeAll(cases: readonly Case[]): Promise<Record<string, Observation>> {
  const observations: Record<string, Observation> = {};
  for (const { name, observe } of cases) observations[name] = await observe();
  return observations;
}

/** How each situation is observed, and what each step changes; a step that is not listed changes and emits nothing. */
export type Table = Readonly<Record<string, { start: Expected; steps: Readonly<Record<string, Expected>> }>>;

type Expected = Partial<Observation>;

/** The observations that a table describes. */
export function expectedOf(
  table: Table,
  steps: Readonly<Record<string, unknown>>,
): Record<string, Observation> {
  const expected: Record<string, Observation> = {};
  for (const [situation, { start, steps: changes }] of Object.entries(table)) {
    const before = { value: situation, tags: [], context: {}, emitted: [], requests: [], ...start };
    expected[situation] = before;
    for (const name of Object.keys(steps)) {
      const change = changes[name] ?? {};
      const context = { ...before.context, ...change.context };
      expected[caseName(situation, name)] = { ...before, emitted: [], requests: [], ...change, context };
    }
  }
  return expected;
}

/** The fields in which the cases differ from what is expected: `situation, step: field was …, is …`. */
export async function differences(
  cases: readonly Case[],
  expected: Readonly<Record<string, Observation>>,
): Promise<string[]> {
  const observed = await observeAll(cases);
  return [...new Set([...Object.keys(expected), ...Object.keys(observed)])].flatMap((name) => {
    const [was, is] = [expected[name], observed[name]];
    if (!was) return [`${name}: missing from the table`];
    if (!is) return [`${name}: in the table, but no such case`];
    return differentFields(fieldsOf(was), fieldsOf(is)).map((difference) => `${name}: ${difference}`);
  });
}

function differentFields(was: Map<string, unknown>, is: Map<string, unknown>): string[] {
  const show = (fields: Map<string, unknown>, field: string) =>
    fields.has(field) ? inspect(fields.get(field), { breakLength: Infinity, depth: 6 }) : 'absent';
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.has(field) !== is.has(field) || !isDeepStrictEqual(was.get(field), is.get(field)))
    .map((field) => `${field} was ${show(was, field)}, is ${show(is, field)}`);
}

function fieldsOf({ context, ...fields }: Observation): Map<string, unknown> {
  const inContext = Object.entries(context).map(([key, value]) => [`context.${key}`, value] as const);
  return new Map([...Object.entries(fields), ...inContext]);
}

function caseName(situation: string, step: string) {
  return `${situation}, ${step}`;
}

/** Random runs are the same on every execution; RANDOM_RUNS and RANDOM_SEED set how many there are, and others. */
export const randomRuns = {
  seed: Number(process.env['RANDOM_SEED'] ?? 2026),
  numRuns: Number(process.env['RANDOM_RUNS'] ?? 500),
};

/** The same, at most so many: of what takes longer. */
export const randomRunsUpTo = (most: number) => ({
  ...randomRuns,
  numRuns: Math.min(randomRuns.numRuns, most),
});

/** The names of the invariants that do not hold. */
export function violations(invariants: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(invariants).filter((invariant) => !invariants[invariant]);
}
