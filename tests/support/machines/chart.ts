import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** The events a chart answers, its own timers and actors aside. */
export function eventsOf(machine: AnyStateMachine): string[] {
  return machine.events.filter((event) => !event.startsWith('xstate.'));
}

/** The states a machine can be found in: leaves that it does not leave at once. */
export function restingStatesOf({ root }: AnyStateMachine): string[] {
  return leavesOf(root)
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .map(({ path }) => path.join('.'));
}

export function nameOf(value: StateValue): string {
  return namesOf(value).join();
}

/** Where a machine is: one state, or one in each part of a parallel machine. */
export function namesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner]) =>
    inner === undefined ? [state] : namesOf(inner).map((name) => `${state}.${name}`),
  );
}

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
}
