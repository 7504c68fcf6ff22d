// @module-tag P19
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Desk, DeskChange } from '../../src/graph/resolvers.types';
import { openPlace, places, type Place } from '../support/graph/desk-tabs';
import { randomRuns } from '../support/machines/cases';
import { tried } from '../support/tried';

const TABS = 3;

const step = fc.record({
  tab: fc.nat(TABS - 1),
  /** Chooses among the lists and symbols that the tab has seen. */
  which: fc.nat(7),
  does: fc.constantFrom(
    ...([
      'create',
      'create',
      'add',
      'add',
      'add',
      'move',
      'transfer',
      'rename',
      'reorder',
      'remove',
    ] as const),
    ...(['delete', 'load', 'reload', 'lose', 'wait', 'wait', 'wait'] as const),
  ),
});
type Step = { tab: number; which: number; does: string };

/** What has been reported to the person about each list and each symbol, in the words of the person. */
type Reported = {
  /** The names that a list has been given. */
  names: Map<string, Set<string>>;
  /** Where a symbol has been put, and whether it has been taken off again since. */
  symbols: Map<string, { list: string; isRemoved: boolean }>;
  deleted: Set<string>;
};

type Seen = readonly { id: string; name: string; symbols: readonly string[]; position: number }[];

const seenIn = ({ lists }: Pick<Desk, 'lists'>): Seen =>
  lists.map(({ id, name, position, rows }) => ({
    ...{ id, name, position },
    symbols: rows?.map(({ symbol }) => symbol) ?? [],
  }));

/** Takes steps in tabs whose calls and writes come through in the order of a scheduler; names what went wrong. */
async function problemsAfter(steps: readonly Step[], scheduler: fc.Scheduler, place: Place) {
  const { open, lose } = openPlace(() => scheduler.schedule(Promise.resolve()), place);
  const tabs = Array.from({ length: TABS }, open);
  const seen: Seen[] = tabs.map(() => []);
  const reported: Reported = { names: new Map(), symbols: new Map(), deleted: new Set() };
  const running: Promise<unknown>[] = [];
  const failed: { change: DeskChange; onSaved: () => void }[] = [];

  const save = (tab: number, change: DeskChange, onSaved: () => void) => {
    const saving = tabs[tab]!.change(change).then(
      (desk) => {
        seen[tab] = seenIn(desk);
        onSaved();
      },
      () => void failed.push({ change, onSaved }),
    );
    running.push(saving);
  };

  /** One step of a person, who sees in a tab what it has loaded or saved last. */
  const act = (i: number, { tab, which, does }: Step) => {
    const lists = seen[tab]!;
    const list = lists[which % Math.max(1, lists.length)];
    if (does === 'create') {
      const [id, symbol] = [`own:l${i}`, `S${i}`];
      save(tab, { lists: [{ id, name: `Name ${i}`, position: lists.length, symbols: [symbol] }] }, () => {
        reported.names.set(id, new Set([`Name ${i}`]));
        reported.symbols.set(symbol, { list: id, isRemoved: false });
      });
    }
    if (!list) return;
    const { id } = list;
    const symbol = list.symbols[which % Math.max(1, list.symbols.length)];
    const other = lists[(which + 1) % lists.length]!;
    if (does === 'add') {
      save(tab, { lists: [{ id, added: [`S${i}`] }] }, () =>
        reported.symbols.set(`S${i}`, { list: id, isRemoved: false }),
      );
    }
    if (does === 'rename') {
      save(tab, { lists: [{ id, name: `Name ${i}` }] }, () => reported.names.get(id)?.add(`Name ${i}`));
    }
    if (does === 'reorder') {
      save(tab, { lists: lists.toReversed().map((each, position) => ({ id: each.id, position })) }, () => {});
    }
    if (does === 'delete' && !reported.deleted.has(id)) {
      reported.deleted.add(id);
      save(tab, { removed: { lists: [id] } }, () => {});
    }
    if (!symbol) return;
    const before = list.symbols[(which + 1) % list.symbols.length]!;
    if (does === 'move') save(tab, { lists: [{ id, moved: { symbol, before } }] }, () => {});
    if (does === 'remove') {
      // From now on it may be gone or there, until another step says more.
      const known = reported.symbols.get(symbol);
      if (known) known.isRemoved = true;
      save(tab, { lists: [{ id, removed: [symbol] }] }, () => {});
    }
    if (does === 'transfer' && other.id !== id) {
      const known = reported.symbols.get(symbol);
      if (known) known.isRemoved = true;
      save(
        tab,
        {
          lists: [
            { id: other.id, added: [symbol] },
            { id, removed: [symbol] },
          ],
        },
        () => {},
      );
    }
  };

  for (const [i, each] of steps.entries()) {
    const { tab, does } = each;
    act(i, each);
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
  for (const { change, onSaved } of failed.splice(0)) {
    const again = tabs[TABS - 1]!.change(change).then(onSaved, () => {});
    await scheduler.waitFor(again);
  }
  const last = open();
  const lists = seenIn(await scheduler.waitFor(last.load()));
  return problemsIn(lists, reported);
}

/** What the lists lack or have too much of, by what was reported. */
function problemsIn(lists: Seen, { names, symbols, deleted }: Reported): string[] {
  const ids = lists.map(({ id }) => id);
  const byId = new Map(lists.map((list) => [list.id, list]));
  return [
    ...(new Set(ids).size === ids.length ? [] : ['a list is doubled']),
    ...lists.flatMap((list) =>
      new Set(list.symbols).size === list.symbols.length ? [] : [`a symbol of ${list.id} is doubled`],
    ),
    ...[...names.keys()].filter((id) => !deleted.has(id) && !byId.has(id)).map((id) => `${id} is lost`),
    ...[...names].flatMap(([id, given]) => {
      const list = byId.get(id);
      return list && !given.has(list.name) ? [`${id} has the name ${list.name}`] : [];
    }),
    ...[...symbols]
      .filter(([symbol, { list, isRemoved }]) => {
        const saved = byId.get(list);
        return !isRemoved && saved && !saved.symbols.includes(symbol);
      })
      .map(([symbol]) => `${symbol} is lost`),
  ];
}

/** More than this takes an hour. */
const numRuns = Math.min(randomRuns.numRuns, 10_000);

describe('random orders of creating, renaming, moving and deleting lists in three tabs', () => {
  it.each(places)(
    'lose nothing and double nothing, %s',
    async (_, place) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 16 }), fc.scheduler(), async (steps, scheduler) => {
          expect(await problemsAfter(steps, scheduler, place)).toEqual([]);
        }),
        { ...randomRuns, numRuns },
      );
      tried(numRuns, 'random orders of lists in three tabs');
    },
    600_000,
  );
});
