import fc from 'fast-check';
import { expect } from 'vitest';
import type { DeskBrowser, DeskStorage, Sources } from '../../../src/graph/backend';
import { deskOf } from '../../../src/graph/desk/session-desk';
import { RestError } from '../../../src/rest/errors';
import { randomRuns } from '../machines/cases';
import { tried } from '../tried';
import { empty, keep } from './desk';

type View = { texts: ReadonlyMap<string, string>; unsent: number; onChanged: () => void };

/**
 * One storage as several tabs have it. What a tab writes reaches the others two hops later; the write that arrives last
 * counts, and a tab with writes of its own under way does not take those of others. A tab is notified of what it takes.
 */
export function sharedStorage(hop: () => Promise<void>) {
  let kept: ReadonlyMap<string, string> = new Map();
  const views: View[] = [];
  const underway = new Set<Promise<void>>();
  const track = (step: Promise<void>) => {
    underway.add(step);
    void step.then(() => underway.delete(step));
    return step;
  };
  const deliver = () => {
    for (const view of views) {
      void track(
        hop().then(() => {
          if (view.unsent > 0 || view.texts === kept) return;
          view.texts = kept;
          view.onChanged();
        }),
      );
    }
  };

  return {
    open(onChanged = () => {}): DeskStorage {
      const view: View = { texts: kept, unsent: 0, onChanged };
      views.push(view);
      let sending = Promise.resolve();
      const write = (change: (texts: Map<string, string>) => void) => {
        const texts = new Map(view.texts);
        change(texts);
        view.texts = texts;
        view.unsent += 1;
        sending = track(
          sending.then(hop).then(() => {
            const arrived = new Map(kept);
            change(arrived);
            kept = arrived;
            view.unsent -= 1;
            deliver();
          }),
        );
      };
      return {
        getItem: (key) => view.texts.get(key) ?? null,
        setItem: (key, text) => write((texts) => texts.set(key, text)),
        removeItem: (key) => write((texts) => texts.delete(key)),
        key: (i) => [...view.texts.keys()][i] ?? null,
        get length() {
          return view.texts.size;
        },
      };
    },
    /** Settles when every tab has what the others wrote. */
    async settled() {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}

/** The locks of one browser. */
export function sharedLocks(): NonNullable<DeskBrowser['locks']> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, run) {
      const running = last.then(run);
      last = running.catch(() => {});
      return running;
    },
  };
}

/** Locks that a browser refuses, as Chromium does where site data are blocked. */
export const refusedLocks: NonNullable<DeskBrowser['locks']> = {
  request: () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError')),
};

/** A tab of one person's session, until it is closed: then its calls and its locks end. */
export function openTab(api: ReturnType<typeof keep>['api'], browser: DeskBrowser) {
  let close = () => {};
  const closed = new Promise<never>((_done, fail) => (close = () => fail(new Error('Closed'))));
  closed.catch(() => {});
  const whileOpen = <T>(value: Promise<T>) => Promise.race([value, closed]);
  const sources: Sources = {
    session: {},
    person: '1',
    api: {
      get: () => whileOpen(api.get()),
      put: (path, body) => whileOpen(api.put(path, body)),
      patch: (path, body) => whileOpen(api.patch(path, body)),
      post: api.post,
    } as Sources['api'],
    feed: () => closed,
    news: () => closed,
    browser: { ...browser, wait: (ms) => whileOpen(browser.wait(ms)) },
  };
  const desk = deskOf(sources);
  return {
    load: () => desk.load(sources),
    change: (change: Parameters<typeof desk.change>[0]) => whileOpen(desk.change(change, sources)),
    close: () => close(),
  };
}

type Api = ReturnType<typeof keep>['api'];

/** What a call loses on its way, if anything. */
type Loss = 'request' | 'answer' | null;

/** A server whose calls take one hop there and one back; `lossOf` is read as a save leaves. */
export function distant(api: Api, hop: () => Promise<void>, lossOf: () => Loss = () => null): Api {
  const unreachable = () => Promise.reject(new RestError('unreachable'));
  return {
    ...api,
    get: async () => {
      await hop();
      const answer = api.get();
      await Promise.allSettled([answer, hop()]);
      return answer;
    },
    put: async (path, body) => {
      const losing = lossOf();
      await hop();
      if (losing === 'request') return unreachable();
      const answer = api.put(path, body);
      await Promise.allSettled([answer, hop()]);
      return losing === 'answer' ? unreachable() : answer;
    },
  };
}

/** Where a desk is kept: in one browser or on a server, with locks or, as between several browsers, without. */
export type Place = { readonly hasLocks: boolean; readonly isOnServer: boolean };

export const places: readonly (readonly [name: string, Place])[] = [
  ['in a browser with locks', { hasLocks: true, isOnServer: false }],
  ['in a browser without locks', { hasLocks: false, isOnServer: false }],
  ['on a server, from one browser', { hasLocks: true, isOnServer: true }],
  ['on a server, from several', { hasLocks: false, isOnServer: true }],
];

/** Tabs of such a place, whose calls and writes take hops, and whose next save can be lost. */
export function openPlace(hop: () => Promise<void>, { hasLocks, isOnServer }: Place) {
  const storage = sharedStorage(hop);
  const locks = hasLocks ? sharedLocks() : undefined;
  let lost: Loss = null;
  const api = distant(keep(isOnServer ? empty : null).api, hop, () => {
    const losing = lost;
    lost = null;
    return losing;
  });
  return {
    open() {
      const own = storage.open();
      return openTab(api, { storage: () => own, locks, wait: () => storage.settled() });
    },
    lose(what: Loss) {
      lost = what;
    },
    /** Settles when every tab has what the others wrote. */
    settled: () => storage.settled(),
  };
}

/** More than 10,000 take an hour. */
const numRuns = process.env['RANDOM_RUNS'] ? Math.min(randomRuns.numRuns, 10_000) : 100;

/** Expects no problem after any steps, whose calls and writes come through in any order. */
export async function expectNoProblems<Step>(
  steps: fc.Arbitrary<Step[]>,
  problemsAfter: (steps: readonly Step[], scheduler: fc.Scheduler) => Promise<string[]>,
  what = 'random orders of three tabs',
) {
  const property = fc.asyncProperty(steps, fc.scheduler(), async (taken, scheduler) => {
    expect(await problemsAfter(taken, scheduler)).toEqual([]);
  });
  await fc.assert(property, { ...randomRuns, numRuns });
  tried(numRuns, what);
}
