import { isDeepStrictEqual } from 'node:util';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { observeAll, type Case } from './cases';
import type { Observation } from './harness';
import type { Walk } from './walks';

type Path = readonly (string | number)[];

/** Parts of a chart without behaviour of their own. */
const ignored = new Set(['id', 'description', 'schemas', 'type', 'src', 'params']);

/**
 * The mutants of a machine that no case of its walk detects, each with the case to add. A mutant lacks one transition,
 * branch, guard, target, action, invocation, tag or state, or has one guard that always returns the same.
 */
export async function survivingMutants({ machine, cases, file }: Walk): Promise<string[]> {
  const original = await observeAll(cases());
  const survivors: string[] = [];
  const detectors: string[] = [];
  for (const { path, create } of mutantsOf(machine)) {
    const isDetected = await detects(() => cases(create()), { path, original, detectors });
    if (!isDetected) survivors.push(`extend ${file}: ${describeMutant(path)}`);
  }
  return survivors;
}

type Detection = {
  path: Path;
  original: Record<string, Observation>;
  /** The cases that have detected the mutants before, the newest first: they often detect those beside them. */
  detectors: string[];
};

const MOST_DETECTORS = 12;

async function detects(casesOfMutant: () => readonly Case[], { path, original, detectors }: Detection) {
  try {
    for (const { name, observe } of mostRelevantFirst(casesOfMutant(), path, detectors)) {
      if (isDeepStrictEqual(await observe(), original[name])) continue;
      detectors.unshift(name, ...detectors.splice(0).filter((each) => each !== name));
      detectors.splice(MOST_DETECTORS);
      return true;
    }
    return false;
  } catch {
    return true;
  }
}

function mostRelevantFirst(cases: readonly Case[], path: Path, detectors: readonly string[]) {
  const words = path.map(String).filter((word) => word.length > 2);
  const relevanceOf = (name: string) => {
    const at = detectors.indexOf(name);
    if (at !== -1) return words.length + MOST_DETECTORS - at;
    return words.filter((word) => name.includes(word)).length;
  };
  return cases
    .map((each) => ({ each, relevance: relevanceOf(each.name) }))
    .sort((one, other) => other.relevance - one.relevance)
    .map(({ each }) => each);
}

/** The mutant, and the case that would detect it. */
function describeMutant(path: Path): string {
  const [first, guard, result] = path;
  if (first === 'guards') {
    const missing = result === 'true' ? 'false' : 'true';
    return `no case notices that guard "${guard}" always returns ${result}; add one in which it is ${missing}`;
  }
  return `no case notices that ${path.join(' › ')} is missing; add ${caseFor(path)}`;
}

function caseFor(path: Path): string {
  const depth = path.findIndex((key, at) => at % 2 === 0 && key !== 'states');
  const keys = depth === -1 ? path : path.slice(0, depth);
  const state = keys.filter((_, at) => at % 2 === 1).join('.');
  const [kind, name] = depth === -1 ? [] : path.slice(depth);
  const situation = state === '' ? 'a situation' : `a situation in state "${state}"`;
  if (kind === 'on')
    return `${situation} with a step that sends ${name === undefined ? 'an event' : `"${name}"`}`;
  if (kind === 'after') return `${situation} with a step that waits for "${name}"`;
  if (kind === 'invoke') return `${situation} with a step that settles its actor`;
  return situation;
}

function mutantsOf(machine: AnyStateMachine) {
  const { config, implementations } = machine;
  const incomplete = partsOf(config).map((path) => ({
    path,
    create: () => new StateMachine(without(config, path) as typeof config, implementations),
  }));
  const constant = Object.keys(implementations.guards).flatMap((guard) =>
    [true, false].map((result) => ({
      path: ['guards', guard, String(result)],
      create: () => machine.provide({ guards: { [guard]: () => result } }),
    })),
  );
  return [...incomplete, ...constant];
}

function partsOf(value: unknown, path: Path = []): Path[] {
  return entriesOf(value).flatMap(([key, item]) => {
    const here = [...path, key];
    return ignored.has(String(key)) ? [] : [here, ...partsOf(item, here)];
  });
}

function without(value: unknown, [head, ...rest]: Path): unknown {
  const entries = entriesOf(value).flatMap(([key, item]): [string | number, unknown][] => {
    if (key !== head) return [[key, item]];
    return rest.length === 0 ? [] : [[key, without(item, rest)]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
