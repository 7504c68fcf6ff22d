// @module-tag P19
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../../src/graph/resolvers.types';
import { deposit, empty, keep, lot, purchase } from '../support/graph/desk';
import {
  distant,
  expectNoProblems,
  openPlace,
  openTab,
  places,
  sharedLocks,
  sharedStorage,
  type Place,
} from '../support/graph/desk-tabs';
import { memoryStorage } from '../support/graph/memory-storage';
import { tried } from '../support/tried';

const after = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** A server on which every call takes 20 ms, and which lacks the call where it has no document. */
const slowServer = (document: Parameters<typeof keep>[0]) => distant(keep(document).api, () => after(10));

/** Saves rows in each of two tabs at a distance in ms, and returns the ids that a third one reads after that. */
async function saveIn(tabs: readonly ReturnType<typeof openTab>[], distance: number, rows = 50) {
  const [one, two, third] = tabs;
  const saving = [one!, two!].flatMap((tab, which) =>
    Array.from({ length: rows }, async (_, i) => {
      if (distance > 0) await after(i * distance);
      await tab.change({ trades: [purchase(`${which} ${i}`)] });
    }),
  );
  await vi.runAllTimersAsync();
  await Promise.all(saving);
  const loading = third!.load();
  await vi.runAllTimersAsync();
  const ids = (await loading).trades.map(({ id }) => id).toSorted();
  tried(ids.length, 'rows of two tabs');
  return ids;
}

const idsOf = (rows: number) =>
  [0, 1].flatMap((which) => Array.from({ length: rows }, (_, i) => `${which} ${i}`)).toSorted();
const all = idsOf(50);

describe.each([0, 5, 20, 60])('rows that two tabs save %i ms after each other', (distance) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Pauses are different each time, and the same in every run.
    let state = 2026;
    vi.spyOn(Math, 'random').mockImplementation(
      () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ['with locks', sharedLocks()],
    ['without locks', undefined],
  ])('are all kept in a browser %s', async (_, locks) => {
    const storage = sharedStorage(() => after(5));
    const api = slowServer(null);
    const tabs = [1, 2, 3].map(() => {
      const own = storage.open();
      return openTab(api, { storage: () => own, locks, wait: after });
    });
    expect(await saveIn(tabs, distance)).toEqual(all);
  });

  it.each([
    ['of one browser', sharedLocks()],
    ['of two browsers', undefined],
  ])('are all kept on the server, in tabs %s', async (_, locks) => {
    const api = slowServer(empty);
    const storage = sharedStorage(async () => {}).open();
    const tabs = [1, 2, 3].map(() => openTab(api, { storage: () => storage, locks, wait: after }));
    expect(await saveIn(tabs, distance)).toEqual(all);
  });
});

describe('what a tab has saved over another one’s change, which it received later than a save waits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Two tabs that load what the other one has written, which they receive after so many ms, and a third one. */
  const openTabs = (delay: number) => {
    const locks = sharedLocks();
    const storage = sharedStorage(() => after(delay / 2));
    const api = slowServer(null);
    const openOne = () => {
      const own = storage.open(() => void tab.load().catch(() => {}));
      const tab = openTab(api, { storage: () => own, locks, wait: after });
      return tab;
    };
    return [openOne(), openOne(), openOne()] as const;
  };

  it.each([200, 1_000])(
    'is repaired when it arrives after %i ms, while the person does nothing',
    async (ms) => {
      const [one, two, third] = openTabs(ms);
      await Promise.all([
        one.change({ trades: [purchase('a')] }),
        two.change({ trades: [purchase('b')] }),
        vi.runAllTimersAsync(),
      ]);
      const [desk] = await Promise.all([third.load(), vi.runAllTimersAsync()]);
      expect(desk.trades.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    },
  );

  it('is all repaired where both go on saving for some seconds', async () => {
    expect(await saveIn(openTabs(200), 60, 20)).toEqual(idsOf(20));
  });

  it('is not written again where the person has emptied the storage', async () => {
    const storage = memoryStorage();
    const tab = openTab(keep(null).api, { storage: () => storage, locks: undefined, wait: async () => {} });
    await tab.change({ trades: [purchase('a')] });
    storage.removeItem('desk.1');
    expect((await tab.load()).trades).toEqual([]);
    expect(storage.getItem('desk.1')).toBeNull();
  });

  it('is shown as it is where the storage is full', async () => {
    const storage = memoryStorage();
    const tab = openTab(keep(null).api, { storage: () => storage, locks: undefined, wait: async () => {} });
    await tab.change({ trades: [purchase('a')] });
    storage.setItem('desk.1', JSON.stringify({ ...empty, version: 1, trades: [lot('b')], format: 1 }));
    storage.isFull = true;
    expect((await tab.load()).trades).toMatchObject([{ id: 'b' }]);
  });
});

const TABS = 3;

/** A row to save: in turns a trade and a cash flow. */
const rowOf = (id: string) =>
  Number(id.at(-1)) % 2 === 0 ? { trades: [purchase(id)] } : { flows: [deposit(id)] };
const idsIn = ({ trades, flows }: Pick<Desk, 'trades' | 'flows'>) =>
  [...trades, ...flows].map(({ id }) => id);

const step = fc.record({
  tab: fc.nat(TABS - 1),
  does: fc.constantFrom('save', 'save', 'save', 'remove', 'load', 'reload', 'lose', 'wait', 'wait'),
});

/** Takes steps in tabs whose calls and writes come through in the order of a scheduler; names what went wrong. */
async function problemsAfter(
  steps: readonly { tab: number; does: string }[],
  scheduler: fc.Scheduler,
  place: Place,
) {
  const { open, lose } = openPlace(() => scheduler.schedule(Promise.resolve()), place);
  const tabs = Array.from({ length: TABS }, open);
  const [saved, failed, removed] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const running: Promise<unknown>[] = [];
  const save = (tab: number, id: string) =>
    tabs[tab]!.change(rowOf(id)).then(
      () => void saved.add(id),
      () => void failed.add(id),
    );

  for (const [i, { tab, does }] of steps.entries()) {
    if (does === 'save') running.push(save(tab, `row ${i}`));
    if (does === 'load') running.push(tabs[tab]!.load().catch(() => {}));
    if (does === 'lose') lose(i % 2 === 0 ? 'request' : 'answer');
    if (does === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
    if (does === 'reload') {
      tabs[tab]!.close();
      tabs[tab] = open();
    }
    const [first] = [...saved].filter((id) => !removed.has(id));
    if (does === 'remove' && first) {
      removed.add(first);
      const removing = tabs[tab]!.change({ removed: { trades: [first], flows: [first] } });
      running.push(removing.catch(() => void saved.delete(first)));
    }
  }
  await scheduler.waitFor(Promise.all(running));
  lose(null);
  // A row that was reported as not saved is saved again.
  const again = [...failed].map((id) => save(TABS - 1, id));
  await scheduler.waitFor(Promise.all(again));
  const last = open();
  const ids = idsIn(await scheduler.waitFor(last.load()));
  return [
    ...[...saved].filter((id) => !removed.has(id) && !ids.includes(id)).map((id) => `${id} is lost`),
    ...[...saved].filter((id) => removed.has(id) && ids.includes(id)).map((id) => `${id} is back`),
    ...[...failed].filter((id) => !saved.has(id)).map((id) => `${id} cannot be saved`),
    ...(new Set(ids).size === ids.length ? [] : ['a row is doubled']),
  ];
}

/** Takes steps in tabs that receive each other's writes at any time, also long after they were saved. */
async function lostAfter(steps: readonly { tab: number; does: string }[], scheduler: fc.Scheduler) {
  const turn = () => scheduler.schedule(Promise.resolve());
  const storage = sharedStorage(turn);
  const { api } = keep(null);
  const running: Promise<unknown>[] = [];
  const locks = sharedLocks();
  const openOne = () => {
    const own = storage.open(() => running.push(tab.load()));
    const tab = openTab(api, { storage: () => own, locks, wait: turn });
    return tab;
  };
  const tabs = Array.from({ length: TABS }, openOne);
  const saved: string[] = [];
  for (const [i, { tab, does }] of steps.entries()) {
    if (does === 'save') {
      const saving = tabs[tab]!.change(rowOf(`row ${i}`));
      running.push(saving.then(() => saved.push(`row ${i}`)));
    }
    if (does === 'load') running.push(tabs[tab]!.load());
    if (does === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
  }
  let done = 0;
  while (done < running.length) {
    done = running.length;
    await scheduler.waitFor(Promise.all(running));
    await scheduler.waitFor(storage.settled());
  }
  const ids = await Promise.all(tabs.map(async (tab) => idsIn(await tab.load())));
  return saved.filter((id) => !ids.every((each) => each.includes(id)));
}

describe('random orders of saves in three tabs that receive each other’s writes late', () => {
  // However busy the machine is, the saves are recent.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('lose no row for longer than that takes', async () => {
    const stepLate = fc.record({
      tab: fc.nat(TABS - 1),
      does: fc.constantFrom('save', 'load', 'wait', 'wait'),
    });
    await expectNoProblems(fc.array(stepLate, { maxLength: 14 }), lostAfter);
  }, 600_000);
});

describe('random orders of saves, reloads, lost requests and lost answers in three tabs', () => {
  it.each(places)(
    'lose no row and double none, %s',
    (_, place) =>
      expectNoProblems(fc.array(step, { maxLength: 14 }), (steps, scheduler) =>
        problemsAfter(steps, scheduler, place),
      ),
    600_000,
  );
});
