import { isDeepStrictEqual } from 'node:util';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { walk, type Cell, type Seen } from './cases';

type Path = readonly (string | number)[];

/** What says nothing about behaviour, or only names things. */
const kept = new Set(['id', 'description', 'schemas', 'type', 'src', 'params']);

/**
 * The ways of damaging a chart that its walk does not notice. Damaged are, one at a time: each transition, branch,
 * guard, target, action, invocation, tag and state, by leaving it out; each named guard, by answering always the same.
 */
export async function unnoticedDamages<Machine extends AnyStateMachine>(
  machine: Machine,
  cellsOf: (machine: Machine) => readonly Cell[],
) {
  const whole = await walk(cellsOf(machine));
  const unnoticed: string[] = [];
  for (const { path, make } of damagesOf(machine)) {
    if (!(await isNoticed(() => cellsOf(make()), path, whole))) unnoticed.push(path.join(' › '));
  }
  return unnoticed;
}

async function isNoticed(cellsOf: () => readonly Cell[], path: Path, whole: Record<string, Seen>) {
  try {
    for (const { name, tried } of nearestFirst(cellsOf(), path)) {
      if (!isDeepStrictEqual(await tried(), whole[name])) return true;
    }
    return false;
  } catch {
    return true;
  }
}

function nearestFirst(cells: readonly Cell[], path: Path) {
  const words = path.map(String).filter((word) => word.length > 2);
  return cells
    .map((cell) => ({ cell, nearness: words.filter((word) => cell.name.includes(word)).length }))
    .sort((one, other) => other.nearness - one.nearness)
    .map(({ cell }) => cell);
}

function damagesOf<Machine extends AnyStateMachine>(machine: Machine) {
  const { config, implementations } = machine;
  const missing = piecesOf(config).map((path) => ({
    path,
    make: () => new StateMachine(without(config, path) as typeof config, implementations) as Machine,
  }));
  const stubborn = Object.keys(implementations.guards).flatMap((guard) =>
    [true, false].map((answer) => ({
      path: ['guards', guard, String(answer)],
      make: () => machine.provide({ guards: { [guard]: () => answer } }) as Machine,
    })),
  );
  return [...missing, ...stubborn];
}

function piecesOf(value: unknown, path: Path = []): Path[] {
  return entriesOf(value).flatMap(([key, item]) => {
    const here = [...path, key];
    return kept.has(String(key)) ? [] : [here, ...piecesOf(item, here)];
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
