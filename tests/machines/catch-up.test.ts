// @module-tag P9
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  catchUpMachine,
  evaluatesAt,
  type BarSearch,
  type BarsFound,
  type Instants,
} from '../../machines/catch-up.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { at, cases, found, LATER, MUCH_LATER, steps, TWO_MINUTES } from './catch-up.walk';

/** Of FPT, HPG and VNM. */
const of = (FPT: number, HPG: number, VNM: number) => ({ FPT, HPG, VNM });
const once = (instant: number) => ({ first: instant, last: instant });
const twice = { first: LATER, last: MUCH_LATER };
const behind = { FPT: once(LATER), HPG: once(LATER) };

const NOTHING = { before: 0, tried: {}, search: null, latest: null };
const watching = (watchedUntil: Instants, tried: object = {}) => ({
  value: 'watching',
  context: { ...NOTHING, watchedUntil, tried },
});
const searching = (watchedUntil: Instants, since: Instants, until: number, tried: object) => ({
  value: 'catching up',
  context: { ...NOTHING, watchedUntil, search: { since, until }, tried },
  requests: [{ since, until }],
});
const reports = (...fired: object[]) => ({ emitted: [{ type: 'found', fired }] });
const first = { since: { FPT: 0, HPG: 0 }, until: LATER };

/** Prices that come meanwhile, and until when VNM, which is not searched for, is watched then. */
const remembers = (instant: number, VNM = LATER) => ({
  context: { latest: at(instant), watchedUntil: of(0, 0, VNM) },
});
const searchingAll = (since: ReturnType<typeof of>, tried: object) =>
  searching(since, since, MUCH_LATER, tried);
const onceAll = { FPT: once(MUCH_LATER), HPG: once(MUCH_LATER), VNM: once(MUCH_LATER) };

const catchingUp = searching(of(0, 0, LATER), first.since, LATER, behind);

const table: Table = {
  watching: {
    start: watching({ FPT: 0 }),
    steps: {
      'prices come within two minutes': watching(of(TWO_MINUTES, 0, TWO_MINUTES)),
      'prices come later': catchingUp,
      'prices come much later': searchingAll(of(0, 0, TWO_MINUTES), onceAll),
    },
  },
  'catching up': {
    start: catchingUp,
    steps: {
      'prices come within two minutes': remembers(TWO_MINUTES, TWO_MINUTES),
      'prices come later': remembers(LATER),
      'prices come much later': remembers(MUCH_LATER),
      'bars reach': { ...watching(of(LATER, LATER, LATER)), ...reports(found) },
      'bars of one symbol reach': {
        ...watching(of(LATER, 0, LATER), { HPG: once(LATER) }),
        ...reports(),
      },
      'the bars cannot be found': watching(of(0, 0, LATER), behind),
    },
  },
  'newer prices wait': {
    start: { ...catchingUp, context: { ...catchingUp.context, latest: at(MUCH_LATER) } },
    steps: {
      'prices come within two minutes': remembers(TWO_MINUTES, TWO_MINUTES),
      'prices come later': remembers(LATER),
      'bars reach': { ...searchingAll(of(LATER, LATER, LATER), onceAll), ...reports(found) },
      'bars of one symbol reach': {
        ...searchingAll(of(LATER, 0, LATER), { ...onceAll, HPG: twice }),
        ...reports(),
      },
      'the bars cannot be found': watching(of(0, 0, LATER), behind),
    },
  },
  'caught up': {
    start: { ...watching(of(LATER, LATER, LATER)), requests: [first], ...reports(found) },
    steps: {
      'prices come within two minutes': watching(of(TWO_MINUTES, LATER, TWO_MINUTES)),
      'prices come much later': searchingAll(of(LATER, LATER, LATER), onceAll),
    },
  },
  'one lies behind': {
    start: {
      ...watching(of(LATER, 0, LATER), { HPG: once(LATER) }),
      requests: [first],
      ...reports(),
    },
    steps: {
      'prices come within two minutes': watching(of(TWO_MINUTES, 0, TWO_MINUTES), { HPG: once(LATER) }),
      'prices come much later': searchingAll(of(LATER, 0, LATER), { ...onceAll, HPG: twice }),
    },
  },
  failed: {
    start: { ...watching(of(0, 0, LATER), behind), requests: [first] },
    steps: {
      'prices come within two minutes': watching(of(TWO_MINUTES, 0, TWO_MINUTES), behind),
      'prices come much later': searchingAll(of(0, 0, LATER), { ...onceAll, FPT: twice, HPG: twice }),
    },
  },
};

/** A machine whose search answers as the test says, and what it was asked for. */
function searched(answer: (search: BarSearch) => Promise<BarsFound>, watchedUntil: Instants = {}) {
  const searches: BarSearch[] = [];
  const find = fromPromise<BarsFound, BarSearch>(({ input }) => {
    searches.push(input);
    return answer(input);
  });
  const machine = catchUpMachine.provide({ actors: { find } });
  const actor = createActor(machine, { input: { watchedUntil, before: null } }).start();
  const came = async (instant: number, armed: Instants, until = instant) => {
    const priced = Object.fromEntries(Object.keys(armed).map((symbol) => [symbol, until]));
    actor.send({ type: 'prices came', at: instant, armed, priced });
    await waitFor(actor, (snapshot) => snapshot.matches('watching'));
    return actor.getSnapshot().context.watchedUntil;
  };
  return { actor, searches, came };
}

const nothing = async () => ({ fired: [], reached: {} });
const everything = async ({ since, until }: BarSearch) => ({
  fired: [],
  reached: Object.fromEntries(Object.keys(since).map((symbol) => [symbol, until])),
});

describe('what happened while the prices were not evaluated', () => {
  it('is found as its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('reaches back to the first alert of a symbol that this browser has never watched', async () => {
    const { came, searches } = searched(everything);
    await came(1_000_000, { FPT: 5 });
    expect(searches).toEqual([{ since: { FPT: 5 }, until: 1_000_000 }]);
  });

  it('is not searched for an alert that was armed just now', async () => {
    const { came, searches } = searched(nothing);
    expect(await came(1_000_000, { FPT: 999_000 })).toEqual({ FPT: 1_000_000 });
    expect(searches).toEqual([]);
  });

  it('is watched as far as bars reach, each symbol by itself, and never until now without them', async () => {
    const { came } = searched(async () => ({ fired: [], reached: { FPT: 400_000 } }), { FPT: 0, HPG: 7 });
    const armed = { FPT: 0, HPG: 0 };
    expect(await came(1_000_000, armed)).toEqual({ FPT: 400_000, HPG: 7 });
    expect(await came(1_010_000, armed)).toEqual({ FPT: 400_000, HPG: 7 });
  });

  it('is searched again after a minute, then twice as late each time, and every five minutes in the end', async () => {
    const { came, searches } = searched(nothing);
    for (let minute = 10; minute <= 40; minute += 1) await came(minute * 60_000, { FPT: 0 });
    expect(searches.map(({ until }) => until / 60_000 - 10)).toEqual([0, 1, 2, 4, 8, 13, 18, 23, 28]);
  });

  it('is watched until the moment that a price tells of, where that is older than the price', async () => {
    const { came, searches } = searched(nothing, { FPT: 900_000 });
    expect(await came(1_000_000, { FPT: 0 }, 950_000)).toEqual({ FPT: 950_000 });
    expect(await came(1_015_000, { FPT: 0 }, 940_000)).toEqual({ FPT: 950_000 });
    await came(1_071_000, { FPT: 0 }, 950_000);
    expect(searches).toEqual([{ since: { FPT: 950_000 }, until: 1_071_000 }]);
  });

  it('of a symbol without alerts is forgotten', async () => {
    const { came } = searched(everything, { FPT: 0, HPG: 0 });
    expect(await came(1_000, { FPT: 0 })).toEqual({ FPT: 1_000 });
  });

  it('moves back with a clock that is set back, so that its time is watched again', async () => {
    const { came, searches } = searched(everything, { FPT: 1_000_000 });
    expect(await came(5_000, { FPT: 0 })).toEqual({ FPT: 5_000 });
    await came(500_000, { FPT: 0 });
    expect(searches).toEqual([{ since: { FPT: 5_000 }, until: 500_000 }]);
  });

  it('comes before newer prices of its symbol are evaluated, unless it cannot be found', async () => {
    const opened = async (answer: (search: BarSearch) => Promise<BarsFound>) => {
      const { actor } = searched(answer, { FPT: 0, HPG: MUCH_LATER });
      const evaluates = (instant: number) => evaluatesAt(actor.getSnapshot(), 'FPT', instant);
      const before = evaluates(MUCH_LATER);
      actor.send({
        type: 'prices came',
        at: MUCH_LATER,
        armed: { FPT: 0, HPG: 0 },
        priced: { FPT: MUCH_LATER, HPG: MUCH_LATER },
      });
      const during = [evaluates(MUCH_LATER), evaluatesAt(actor.getSnapshot(), 'HPG', MUCH_LATER)];
      await waitFor(actor, (snapshot) => !snapshot.matches('catching up'));
      const after = [0, TWO_MINUTES, LATER].map((passed) => evaluates(MUCH_LATER + passed));
      actor.stop();
      return [before, ...during, ...after];
    };
    expect(await opened(everything)).toEqual([false, false, true, true, true, false]);
    expect(await opened(nothing)).toEqual([false, false, true, true, true, true]);
    const away = () => Promise.reject(new Error('offline'));
    expect(await opened(away)).toEqual([false, false, true, true, true, true]);
  });

  it('delays no price while a symbol that lies behind is searched again', async () => {
    const { actor, came } = searched(nothing);
    await came(1_000_000, { FPT: 0 });
    actor.send({ type: 'prices came', at: 1_100_000, armed: { FPT: 0 }, priced: { FPT: 1_100_000 } });
    expect(actor.getSnapshot().value).toBe('catching up');
    expect(evaluatesAt(actor.getSnapshot(), 'FPT', 1_100_000)).toBe(true);
  });
});
