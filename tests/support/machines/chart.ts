import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** The events a machine accepts, except for those of its own timers and actors. */
export function eventsOf(machine: AnyStateMachine): string[] {
  return machine.events.filter((event) => !event.startsWith('xstate.'));
}

/** The states a machine can be observed in: leaves that it does not leave at once. */
export function stableStatesOf({ root }: AnyStateMachine): string[] {
  return leavesOf(root)
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .map(({ path }) => path.join('.'));
}

export function stateName(value: StateValue): string {
  return stateNames(value).join();
}

/** The active state, or one of each region of a parallel machine. */
export function stateNames(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner]) =>
    inner === undefined ? [state] : stateNames(inner).map((name) => `${state}.${name}`),
  );
}

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
}

/** The Mermaid diagrams of a Markdown page, named after their sections. */
export function diagramsIn(page: string): readonly { name: string; text: string }[] {
  return page.split(/^## /m).flatMap((section) => {
    const [title = ''] = section.split('\n');
    const texts = [...section.matchAll(/```mermaid\n([^]*?)```/g)].map(([, text = '']) => text);
    return texts.map((text, at) => ({ name: texts.length > 1 ? `${title}, part ${at + 1}` : title, text }));
  });
}
