import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<object>('../../../machines/*.machine.ts', { eager: true });

/** Every machine of the product, by its id. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);
