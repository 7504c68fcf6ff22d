// @module-tag P19
import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { DeskChange } from '../../src/graph/resolvers.types';
import { expectNoProblems, openPlace, places, type Place } from '../support/graph/desk-tabs';
import { changeOf, seenIn, step, TABS, type Seen, type Step } from '../support/graph/own-list-steps';

/** The changes that a person has made, those that were reported as saved, and those that were made once more after a failure. */
type Made = {
  readonly tried: DeskChange[];
  readonly saved: DeskChange[];
  readonly repeated: Set<DeskChange>;
};

/** What every tab has seen when the steps begin. */
const first: DeskChange = {
  lists: ['A', 'B'].map((id, position) => ({
    ...{ id: `own:${id}`, name: id, position },
    symbols: [1, 2, 3].map((i) => `${id}${i}`),
  })),
};

/** Takes steps in tabs whose calls and writes come through in the order of a scheduler; names what went wrong. */
async function problemsAfter(steps: readonly Step[], scheduler: fc.Scheduler, place: Place) {
  const { open, lose } = openPlace(() => scheduler.schedule(Promise.resolve()), place);
  const tabs = Array.from({ length: TABS }, open);
  const seen: Seen[] = tabs.map(() => []);
  const made: Made = { tried: [], saved: [], repeated: new Set() };
  const running: Promise<unknown>[] = [];

  const save = (tab: number, change: DeskChange) => {
    made.tried.push(change);
    const saving = tabs[tab]!.change(change).then(
      (desk) => {
        seen[tab] = seenIn(desk);
        made.saved.push(change);
      },
      () => void made.repeated.add(change),
    );
    running.push(saving);
  };

  save(0, first);
  await scheduler.waitFor(Promise.all(running));
  await scheduler.waitAll();
  for (const [tab, { load }] of tabs.entries()) seen[tab] = seenIn(await scheduler.waitFor(load()));

  for (const [i, each] of steps.entries()) {
    const { tab, does } = each;
    const change = changeOf(each, i, seen[tab]!);
    if (change) save(tab, change);
    if (does === 'load') {
      const loading = tabs[tab]!.load().then((desk) => void (seen[tab] = seenIn(desk)));
      running.push(loading.catch(() => {}));
    }
    if (does === 'lose') lose(i % 2 === 0 ? 'request' : 'answer');
    if (does === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
    if (does === 'reload') {
      tabs[tab]!.close();
      tabs[tab] = open();
      seen[tab] = [];
    }
  }
  await scheduler.waitFor(Promise.all(running));
  lose(null);
  // What was reported as not saved is saved again; of a list that is gone meanwhile it cannot be.
  for (const change of made.repeated) {
    const again = tabs[TABS - 1]!.change(change).then(
      () => void made.saved.push(change),
      () => {},
    );
    await scheduler.waitFor(again);
  }
  const last = open();
  return problemsIn(seenIn(await scheduler.waitFor(last.load())), made);
}

const key = (list: string, symbol: string) => `${list} ${symbol}`;

const edits = (changes: Iterable<DeskChange>) => [...changes].flatMap(({ lists }) => lists ?? []);
const addedIn = (changes: Iterable<DeskChange>) =>
  edits(changes).flatMap(({ id, symbols, added }) =>
    [...(symbols ?? []), ...(added ?? [])].map((symbol) => ({ id, symbol })),
  );
const removedIn = (changes: Iterable<DeskChange>) =>
  edits(changes).flatMap(({ id, removed }) => (removed ?? []).map((symbol) => ({ id, symbol })));
const deletedIn = (changes: Iterable<DeskChange>) =>
  [...changes].flatMap(({ removed }) => removed?.lists ?? []);
const createdIn = (changes: Iterable<DeskChange>) =>
  edits(changes).flatMap(({ id, symbols }) => (symbols ? [id] : []));
const keysOf = (rows: readonly { id: string; symbol: string }[]) =>
  new Set(rows.map(({ id, symbol }) => key(id, symbol)));
const isMoving = ({ lists }: DeskChange) => lists?.length === 2 && lists.some(({ removed }) => removed);

/** What the lists lack or have too much of, by what was made and reported. */
function problemsIn(lists: Seen, made: Made): string[] {
  const ids = lists.map(({ id }) => id);
  const byId = new Map(lists.map((list) => [list.id, list]));
  const has = (id: string, symbol: string) => byId.get(id)?.symbols.includes(symbol) ?? false;
  const deleted = new Set(deletedIn(made.tried));
  const removed = keysOf(removedIn(made.tried));
  const moves = made.tried.filter(isMoving);
  const movedTo = keysOf(addedIn(moves));
  const removedAlone = new Set(
    removedIn(made.tried.filter((each) => !isMoving(each))).map(({ symbol }) => symbol),
  );
  const repeated = { added: keysOf(addedIn(made.repeated)), created: new Set(createdIn(made.repeated)) };
  const placed = addedIn(made.tried);
  return [
    ...(new Set(ids).size === ids.length ? [] : ['a list is doubled']),
    ...lists.flatMap((list) =>
      new Set(list.symbols).size === list.symbols.length ? [] : [`a symbol of ${list.id} is doubled`],
    ),
    ...createdIn(made.saved)
      .filter((id) => !deleted.has(id) && !byId.has(id))
      .map((id) => `${id} is lost`),
    ...lists.flatMap(({ id, name }) => {
      const given = edits(made.saved).flatMap((each) => (each.id === id ? (each.name ?? []) : []));
      return given.length > 0 && !given.includes(name) ? [`${id} has the name ${name}`] : [];
    }),
    ...addedIn(made.saved)
      .filter(({ id, symbol }) => !removed.has(key(id, symbol)) && !deleted.has(id) && !has(id, symbol))
      .map(({ id, symbol }) => `${symbol} is lost from ${id}`),
    // However often it was moved: it is on one of the lists that it was put on, as long as none of them was deleted.
    ...[...new Set(addedIn(made.saved).map(({ symbol }) => symbol))].flatMap((symbol) => {
      const own = placed.filter((each) => each.symbol === symbol);
      const mayBeGone = removedAlone.has(symbol) || own.some(({ id }) => deleted.has(id));
      return !mayBeGone && !own.some(({ id }) => has(id, symbol)) ? [`${symbol} is on no list`] : [];
    }),
    ...deletedIn(made.saved)
      .filter((id) => !repeated.created.has(id) && byId.has(id))
      .map((id) => `${id} is back`),
    ...removedIn(made.saved)
      .filter(({ id, symbol }) => {
        const mayBeBack = movedTo.has(key(id, symbol)) || repeated.added.has(key(id, symbol));
        return !mayBeBack && has(id, symbol);
      })
      .map(({ id, symbol }) => `${symbol} is back on ${id}`),
  ];
}

describe('random orders of creating, renaming, moving and deleting lists in three tabs', () => {
  it.each(places)(
    'lose nothing, double nothing and bring nothing back, %s',
    (_, place) =>
      expectNoProblems(
        fc.array(step, { maxLength: 10 }),
        (steps, scheduler) => problemsAfter(steps, scheduler, place),
        'random orders of lists in three tabs',
      ),
    600_000,
  );
});
