import {
  fromTransition,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type EmittedFrom,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { expect } from 'vitest';

/** What a person, the server or another tab does. */
export type Action<State> = {
  /** The state that it leads to; null where it cannot be done. */
  leads: (state: State) => State | null;
  perform: (state: State) => Promise<unknown>;
};

type Model<State> = {
  start: State;
  actions: Readonly<Record<string, Action<State>>>;
  /** What tells states apart, as far as it matters for what comes next. */
  keyOf: (state: State) => string;
  /** What the page has to show of a state. */
  expected: (state: State) => unknown;
  shown: () => Promise<unknown>;
};

type Step = { name: string; to: string };

/** What XState's graph finds, by the keys of states and events. */
type Adjacency<State> = Readonly<
  Record<string, { transitions: Readonly<Record<string, Transition<State>>> }>
>;
type Transition<State> = { event: AnyEventObject; state: { context: State } };

/**
 * Takes each action in each state that actions lead to, in one walk through the page that never starts again, and
 * compares after each what the page shows with what the model says. Returns how many states and steps there were.
 */
export async function walkEverywhere<State>({ start, actions, keyOf, expected, shown }: Model<State>) {
  const stepsOf = explore({ start, actions, keyOf });
  const untaken = new Map([...stepsOf].map(([key, steps]) => [key, new Set(steps)]));
  const trail: string[] = [];
  let state = start;
  let at = keyOf(state);

  await expect.poll(shown, { message: 'at the start' }).toEqual(expected(start));
  for (let path = pathToUntaken(at, stepsOf, untaken); path; path = pathToUntaken(at, stepsOf, untaken)) {
    for (const step of path) {
      trail.push(step.name);
      const message = `${trail.length} steps, the last: ${trail.slice(-6).join(' → ')}`;
      await actions[step.name]!.perform(state).catch((cause: unknown) => {
        throw new Error(message, { cause });
      });
      state = actions[step.name]!.leads(state)!;
      await expect.poll(shown, { message }).toEqual(expected(state));
      untaken.get(at)!.delete(step);
      at = step.to;
    }
  }
  const left = [...untaken].flatMap(([key, steps]) => [...steps].map(({ name }) => `${key}: ${name}`));
  expect(left, 'steps to which no way leads back').toEqual([]);
  return { states: stepsOf.size, steps: [...stepsOf.values()].flat().length };
}

/** The steps from every state. */
function explore<State>({
  start,
  actions,
  keyOf,
}: Pick<Model<State>, 'start' | 'actions' | 'keyOf'>): ReadonlyMap<string, readonly Step[]> {
  const logic = fromTransition<State, AnyEventObject, never, undefined>(
    (state, { type }) => actions[type]!.leads(state) ?? state,
    start,
  );
  const map = getAdjacencyMap(logic, {
    limit: 5_000,
    events: Object.keys(actions).map((type) => ({ type })),
    filterEvents: ({ context }, { type }) => actions[type]!.leads(context) !== null,
    serializeState: ({ context }) => keyOf(context),
  });
  return new Map(
    Object.entries(map as unknown as Adjacency<State>).map(([key, { transitions }]) => [
      key,
      Object.values(transitions).map(({ event, state }) => ({ name: event.type, to: keyOf(state.context) })),
    ]),
  );
}

/** The shortest way to a step that was not taken yet, that step included; null where there is none. */
function pathToUntaken(
  from: string,
  stepsOf: ReadonlyMap<string, readonly Step[]>,
  untaken: ReadonlyMap<string, ReadonlySet<Step>>,
): readonly Step[] | null {
  const paths: { at: string; path: readonly Step[] }[] = [{ at: from, path: [] }];
  const seen = new Set([from]);
  for (const { at, path } of paths) {
    const [next] = untaken.get(at)!;
    if (next) return [...path, next];
    for (const step of stepsOf.get(at)!) {
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      paths.push({ at: step.to, path: [...path, step] });
    }
  }
  return null;
}

/** The state of a machine after an event, also one of its timers and actors, and what it emits. */
export function next<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  event: AnyEventObject,
): { snapshot: SnapshotFrom<Machine>; emitted: readonly EmittedFrom<Machine>[] } {
  const [after, actions] = transition(machine, snapshot, event as never);
  const emitted = (actions as readonly { type: string; params?: unknown }[]).flatMap(({ type, params }) =>
    type === 'xstate.emit' ? [(params as { event: EmittedFrom<Machine> }).event] : [],
  );
  return { snapshot: after, emitted };
}
