import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { isActiveIn, statesOf } from '../../../src/demo/charts/chart';
import { inputs } from '../../../src/demo/charts/machines';
import type { Walk } from './walks';

/** A step from one state with its context to another. */
export type Edge = {
  readonly state: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly nextState: AnyMachineSnapshot;
};

/** More steps than a machine whose context has an end can take. */
const LIMIT = 40_000;

type Context = Readonly<Record<string, unknown>>;

/** Where the search stops in machines whose context grows without end. */
const bounds: Readonly<Record<string, (context: Context) => boolean>> = {
  alerts: ({ waiting }) => (waiting as unknown[]).length > 2,
  drawing: ({ undo }) => (undo as unknown[]).length > 1,
  notices: ({ lastId }) => Number(lastId) > 3,
  'partner chart': ({ frame }) => (frame as { number: number }).number > 2,
  recovery: ({ coolDowns }) => Object.keys(coolDowns as object).length > 1,
  retry: ({ refusals }) => Number(refusals) > 7,
  stream: (context) => oddities(context) > 1,
  'top-up': ({ balances }) =>
    (balances as { USD: number }).USD > 110 || (balances as { ETH: number }).ETH > 1.3,
};

/** In how many ways a line is not one that streams on a visible page in an open market. */
function oddities({ refusals, breaks, retryAfter, ...context }: Context) {
  const { isOpen, isOnline, isShown, isUnseen, isSessionChecked, mayMiss, settled, followed } = context;
  const isBehind = !isUnseen && settled !== followed;
  const odd = [!isOpen, !isOnline, !isShown, isBehind, isSessionChecked, retryAfter, refusals, mayMiss];
  return odd.filter(Boolean).length + (breaks === refusals ? 0 : 1);
}

/** Starts besides the simulator's, from which the rest of a machine is reached. */
const otherStarts: Readonly<Record<string, readonly unknown[]>> = {
  stream: [{ ...(inputs['stream'] as object), followedUnseen: { symbols: 'ALL', depth: [] } }],
  update: [{ isUnsaved: true, mayReload: false }],
};

/**
 * Every step that leads from one reachable state with its context to another: the events of the walk, and by hand those of
 * timers and actors, which XState's graph does not run: the results are those that the walk's steps name.
 */
export function edgesOf({ machine, steps }: Walk): readonly Edge[] {
  const own = internalEvents(machine, Object.values(steps));
  const sent = Object.values(steps).filter((step): step is AnyEventObject => 'type' in step);
  return [inputs[machine.id], ...(otherStarts[machine.id] ?? [])].flatMap((input) =>
    adjacencyMapToArray(
      getAdjacencyMap(machine as AnyStateMachine, {
        input,
        limit: LIMIT,
        events: (snapshot: AnyMachineSnapshot) => [
          ...sent,
          ...own.filter(({ of }) => isActiveIn(snapshot.value, of)).map(({ event }) => event),
        ],
        stopWhen: ({ context }: AnyMachineSnapshot) => bounds[machine.id]?.(context) ?? false,
      }),
    ),
  ) as unknown as readonly Edge[];
}

/** What a state's timers and actors send while it is active. */
function internalEvents(machine: AnyStateMachine, steps: readonly object[]) {
  const outputs = steps.flatMap((step) => ('response' in step ? [step.response] : []));
  const errors = steps.flatMap((step) => ('failure' in step ? [step.failure] : []));
  return [machine.root, ...statesOf(machine)].flatMap((of) => [
    ...of.invoke.flatMap(({ id }) => [
      ...outputs.map((output) => ({ of, event: { type: `xstate.done.actor.${id}`, output } })),
      ...errors.map((error) => ({ of, event: { type: `xstate.error.actor.${id}`, error } })),
    ]),
    ...timersOf(of).map((type) => ({ of, event: { type } })),
  ]);
}

function timersOf({ ownEvents }: AnyStateNode): readonly string[] {
  return ownEvents.filter((type) => type.startsWith('xstate.after.'));
}
