import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeskChange } from '../../src/graph/resolvers.types';
import { openPlace, places, type Place } from '../support/graph/desk-tabs';
import { change, changeOf, seenIn, TABS, type Seen, type Step } from '../support/graph/own-list-steps';
import { randomRuns } from '../support/machines/cases';

/** Makes each change in a tab that has loaded what the others saved; returns what is left, and what should be. */
async function listsAfter(steps: readonly Step[], place: Place) {
  const { open, settled } = openPlace(() => Promise.resolve(), place);
  const tabs = Array.from({ length: TABS }, open);
  let expected: Seen = [];
  for (const [i, each] of steps.entries()) {
    const tab = tabs[each.tab]!;
    const made = changeOf(each, i, seenIn(await tab.load()));
    if (!made) continue;
    await tab.change(made);
    await settled();
    expected = inOrder(changed(expected, made));
  }
  return { lists: seenIn(await open().load()), expected };
}

const inOrder = (lists: Seen): Seen => [...lists].sort((one, other) => one.position - other.position);

/** Lists after a change that met nothing unexpected. */
function changed(before: Seen, { lists = [], removed }: DeskChange): Seen {
  const after = before
    .filter(({ id }) => !removed?.lists?.includes(id))
    .map(({ ...list }) => ({ ...list, symbols: [...list.symbols] }));
  for (const edit of lists ?? []) {
    const list = after.find(({ id }) => id === edit.id);
    if (!list) {
      const { id, name, position, symbols } = edit;
      after.push({ id, name: name!, position: position!, symbols: [...symbols!] });
      continue;
    }
    list.name = edit.name ?? list.name;
    list.position = edit.position ?? list.position;
    for (const symbol of edit.removed ?? []) list.symbols.splice(list.symbols.indexOf(symbol), 1);
    for (const symbol of edit.added ?? []) if (!list.symbols.includes(symbol)) list.symbols.push(symbol);
    if (edit.moved && edit.moved.symbol !== edit.moved.before) {
      const { symbol, before: next } = edit.moved;
      list.symbols.splice(list.symbols.indexOf(symbol), 1);
      list.symbols.splice(list.symbols.indexOf(next!), 0, symbol);
    }
  }
  return after;
}

/** A part of what the races of tabs have. */
const numRuns = Math.ceil(Math.min(randomRuns.numRuns, 10_000) / 5);

describe('changes of lists one after the other, in three tabs', () => {
  it.each(places)(
    'leave each list and each symbol in the place that it was given, %s',
    async (_, place) => {
      const property = fc.asyncProperty(fc.array(change, { maxLength: 16 }), async (steps) => {
        const { lists, expected } = await listsAfter(steps, place);
        expect(lists).toEqual(expected);
      });
      await fc.assert(property, { ...randomRuns, numRuns });
    },
    600_000,
  );
});
