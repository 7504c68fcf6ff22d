// @module-tag P9
import { describe, expect, it } from 'vitest';
import { branchesOf, idOfTaken, valueName } from '../../src/demo/charts/chart';
import { violations } from '../support/machines/cases';
import { stableStatesOf, stateNames } from '../support/machines/chart';
import { edgesOf, type Edge } from '../support/machines/graph';
import { invariants } from '../support/machines/invariants';
import { walks } from '../support/machines/walks';

/** The states that are never left: there is nothing more to do, or everything happens in one. */
const ended: Readonly<Record<string, readonly string[]>> = {
  'chart loading': ['loaded'],
  import: ['saved'],
  'security code': ['verified'],
  update: ['reloading'],
};

/**
 * The walks take every step from chosen situations; the graph takes every step from every situation that steps lead to,
 * context included.
 */
describe.each(walks)('the graph of $machine.id', (walk) => {
  const { machine } = walk;
  const edges = edgesOf(walk);

  it('reaches every state, and takes every transition of an event, a timer and an actor', () => {
    const reached = new Set(
      edges.flatMap(({ state, nextState }) => [state, nextState].flatMap(({ value }) => stateNames(value))),
    );
    const taken = new Set(edges.flatMap(transitionsOf));

    expect(stableStatesOf(machine).filter((state) => !reached.has(state))).toEqual([]);
    expect(
      branchesOf(machine)
        .filter(({ id, definition }) => !isByItself(definition.eventType) && !taken.has(id))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('stops at no event, has no other dead end than the listed ones, and keeps its invariants everywhere', () => {
    const stopped = edges.filter(({ nextState }) => nextState.status === 'error').map(inWords);
    const left = new Set(edges.filter(isLeaving).map(({ state }) => valueName(state.value)));
    const ends = [...new Set(edges.map(({ nextState }) => valueName(nextState.value)))].filter(
      (value) => !left.has(value),
    );
    const violated = edges.flatMap((edge) =>
      violations(invariants[machine.id]?.(edge.nextState) ?? {}).map(
        (broken) => `${inWords(edge)}: ${broken}`,
      ),
    );

    expect([...new Set(stopped)]).toEqual([]);
    expect(ends.sort(), 'states that nothing leads out of; those meant so stand in `ended`').toEqual(
      ended[machine.id] ?? [],
    );
    expect([...new Set(violated)]).toEqual([]);
  });
});

/** Eventless transitions, and those of a finished region or of an event that a machine sends itself, follow from others. */
function isByItself(eventType: string) {
  return eventType === '' || eventType === 'demand changed' || eventType.startsWith('xstate.done.state.');
}

function transitionsOf({ state, event }: Edge): readonly string[] {
  return state.machine.getTransitionData(state as never, event as never).map(idOfTaken);
}

function isLeaving({ state, nextState }: Edge) {
  return valueName(state.value) !== valueName(nextState.value);
}

function inWords({ state, event, nextState }: Edge) {
  return `${valueName(state.value)} → ${event.type} → ${valueName(nextState.value)}`;
}
