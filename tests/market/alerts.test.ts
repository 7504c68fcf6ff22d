import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firedBy,
  signalledBy,
  stillArmed,
  watchedOf,
  type Alert,
  type Watched,
} from '../../src/market/alerts';
import { USUAL_COSTS } from '../../src/market/costs';

const NOW = new Date('2026-08-27T10:00:00+07:00');

const alert = (changes: Partial<Alert>): Alert => ({
  ...{ id: 'a', kind: 'ABOVE', symbol: 'FPT', watchlistId: null, tradeId: null, price: 100, percent: null },
  ...{ armedAt: '2026-08-26T08:00:00+07:00', firedAt: null, firedPrice: null, isSeen: false },
  ...changes,
});
const purchase = (changes: object = {}) => ({
  ...{ id: 't', symbol: 'FPT', side: 'BUY' as const, quantity: 1000, price: 100_000, day: '2026-08-25' },
  ...{ per: null, settles: null, isPlanned: false, stop: 95_000, target: 110_000 },
  ...changes,
});
type Purchase = ReturnType<typeof purchase>;

const watched = (alerts: readonly Alert[], trades: readonly Purchase[] = []) =>
  watchedOf({ alerts, trades }, USUAL_COSTS);
const fired = (all: readonly Watched[], price: number | null, changePercent: number | null = 0, now = NOW) =>
  firedBy(all, new Map([['FPT', { price, changePercent }]]), now);
const kinds = (all: readonly Watched[]) => all.map(({ kind }) => kind);

describe('an alert', () => {
  it.each([
    [{ kind: 'ABOVE' as const }, [99.95, 100], [false, true]],
    [{ kind: 'BELOW' as const }, [100.05, 100], [false, true]],
  ])('of %o fires at its price and not before', (changes, prices, expected) => {
    const all = watched([alert(changes)]);
    expect(prices.map((price) => fired(all, price).length > 0)).toEqual(expected);
  });

  it('of a change in percent fires in the direction of its sign only', () => {
    const happens = (percent: number, change: number) =>
      fired(watched([alert({ kind: 'CHANGE', price: null, percent })]), 100, change).length > 0;
    expect([happens(3, 2.99), happens(3, 3), happens(3, -5)]).toEqual([false, true, false]);
    expect([happens(-3, -2.99), happens(-3, -3), happens(-3, 5)]).toEqual([false, true, false]);
  });

  it('that has fired is silent until it is armed again', () => {
    const [first] = fired(watched([alert({})]), 101);
    expect(first).toMatchObject({ firedAt: NOW.toISOString(), firedPrice: 101, isSeen: false });
    expect(fired(watched([first!]), 102)).toEqual([]);
    expect(fired(watched([{ ...first!, firedAt: null }]), 102)).toHaveLength(1);
  });

  it('is dated to the last match: in the break, before the opening and on a Sunday not to the moment of loading', () => {
    const at = (instant: string, armedAt = '2026-08-20T08:00:00+07:00') =>
      fired(watched([alert({ armedAt })]), 101, 0, new Date(instant))[0]!.firedAt;
    expect([
      at('2026-08-27T12:10:00+07:00'),
      at('2026-08-27T08:00:00+07:00'),
      at('2026-08-30T10:00:00+07:00'),
      at('2026-08-30T10:00:00+07:00', '2026-08-30T09:59:00+07:00'),
    ]).toEqual([
      '2026-08-27T04:30:00.000Z',
      '2026-08-26T08:00:00.000Z',
      '2026-08-28T08:00:00.000Z',
      '2026-08-30T02:59:00.000Z',
    ]);
  });

  it('on new signals of a list fires with the first one after its arming, once, at the signal’s own time', () => {
    const onList = alert({ kind: 'SIGNAL', symbol: null, watchlistId: 'mine', price: null });
    const signal = (symbol: string, day: string, time: string | null = null) => ({
      symbol,
      price: 30,
      day,
      time,
    });
    const lists = new Map([['mine', new Set(['FPT', 'HPG'])]]);
    const signals = [
      signal('VNM', '2026-08-26', '10:00'),
      signal('HPG', '2026-08-27', '09:50'),
      signal('FPT', '2026-08-26'),
      signal('FPT', '2026-08-25', '10:00'),
    ];
    const happens = (changes: Partial<Alert> = {}, now = NOW) =>
      signalledBy(watched([{ ...onList, ...changes }]), signals, lists, now);

    expect(happens()).toMatchObject([
      { symbol: 'FPT', firedAt: new Date('2026-08-26T15:00:00+07:00').toISOString(), firedPrice: 30 },
    ]);
    expect(happens({ armedAt: '2026-08-26T15:00:00+07:00' })).toMatchObject([{ symbol: 'HPG' }]);
    expect(happens({ armedAt: '2026-08-27T09:50:00+07:00' })).toEqual([]);
    expect(happens({ watchlistId: 'another' })).toEqual([]);
    expect(happens({ firedAt: NOW.toISOString(), symbol: 'FPT' })).toEqual([]);
    // Its day is not over: known now.
    const today = [signal('FPT', '2026-08-27')];
    expect(signalledBy(watched([onList]), today, lists, NOW)).toMatchObject([{ firedAt: NOW.toISOString() }]);
  });

  it('waits where there is no price', () => {
    expect(fired(watched([alert({}), alert({ kind: 'CHANGE', percent: 1 })]), null, null)).toEqual([]);
    expect(firedBy(watched([alert({})]), new Map(), NOW)).toEqual([]);
  });
});

describe('a lot that is held', () => {
  it('reports its broken stop and its reached target', () => {
    const all = watched([], [purchase()]);
    expect(kinds(fired(all, 95))).toEqual(['STOP']);
    expect(kinds(fired(all, 110))).toEqual(['TARGET']);
    expect(kinds(fired(all, 100))).toEqual([]);
  });

  it('reports at 13:00 of T+2 that it may be sold, dated to that minute, and a week later no more', () => {
    const all = watched([], [purchase({ stop: null, target: null })]);
    const at = (instant: string) => fired(all, 100, 0, new Date(instant)).map(({ firedAt }) => firedAt);
    expect(at('2026-08-27T12:59:59+07:00')).toEqual([]);
    expect(at('2026-08-27T13:00:00+07:00')).toEqual(['2026-08-27T13:00:00+07:00']);
    expect(at('2026-08-28T09:00:00+07:00')).toEqual(['2026-08-27T13:00:00+07:00']);
    expect(at('2026-09-03T13:00:00+07:00')).toEqual([]);
  });

  it('watches for its stop again once that is moved, and for nothing once it is sold or while it is planned', () => {
    const [stop] = fired(watched([], [purchase()]), 90);
    expect(kinds(fired(watched([stop!], [purchase()]), 90))).toEqual([]);
    expect(kinds(fired(watched([stop!], [purchase({ stop: 92_000 })]), 90))).toEqual(['STOP']);
    const sale = purchase({ id: 's', side: 'SELL', day: '2026-08-27' });
    expect(watched([stop!], [purchase(), sale])).toEqual([]);
    expect(watched([], [purchase({ isPlanned: true })])).toEqual([]);
  });
});

describe('several tabs and devices', () => {
  const price = fc.integer({ min: 90, max: 110 });
  const levels = fc.array(fc.record({ level: price, isAbove: fc.boolean() }), { minLength: 1, maxLength: 5 });
  const event = fc.record({
    ...{ tab: fc.nat(2), price, isReloaded: fc.boolean(), isDelayed: fc.boolean() },
    isArming: fc.boolean(),
  });
  type Level = { level: number; isAbove: boolean };
  type Event = { tab: number; price: number; isReloaded: boolean; isDelayed: boolean; isArming: boolean };

  const instant = (step: number) => new Date(NOW.getTime() + step * 60_000).toISOString();

  /** What the product shows: `id@armedAt` of each alert that is claimed. */
  function shownBy(own: readonly Level[], events: readonly Event[]): string[] {
    let saved: readonly Alert[] = own.map(({ level, isAbove }, i) =>
      alert({ id: String(i), kind: isAbove ? 'ABOVE' : 'BELOW', price: level, armedAt: instant(0) }),
    );
    const tabs = [saved, saved, saved];
    const delayed: Watched[][] = [[], [], []];
    const shown: string[] = [];
    const claim = (tab: number, found: readonly Watched[]) => {
      const claimed = stillArmed(found, watched(saved));
      saved = saved.map((row) => claimed.find(({ id }) => id === row.id) ?? row);
      tabs[tab] = saved;
      shown.push(...claimed.map(({ id, armedAt }) => `${id}@${armedAt}`));
    };
    events.forEach(({ tab, price: quoted, isReloaded, isDelayed, isArming }, step) => {
      if (isArming) {
        saved = saved.map((row) =>
          row.firedAt === null
            ? row
            : { ...row, firedAt: null, firedPrice: null, armedAt: instant(step + 1) },
        );
      }
      if (isReloaded || isArming) tabs[tab] = saved;
      const found = fired(watched(tabs[tab]!), quoted);
      if (isDelayed) delayed[tab]!.push(...found);
      else claim(tab, found);
    });
    delayed.forEach((found, tab) => found.forEach((each) => claim(tab, [each])));
    return shown.toSorted();
  }

  /** The same by counting: an arming that a tab knows, and whose price that tab sees, is shown once. */
  function happenedIn(own: readonly Level[], events: readonly Event[]): string[] {
    const happened = new Set<string>();
    own.forEach(({ level, isAbove }, i) => {
      let arming = { step: 0, isClaimed: false };
      const knownBy = [arming, arming, arming].map((each) => ({ ...each }));
      events.forEach(({ tab, price: quoted, isReloaded, isDelayed, isArming }, step) => {
        if (isArming && arming.isClaimed) arming = { step: step + 1, isClaimed: false };
        if (isReloaded || isArming) knownBy[tab] = { ...arming };
        const known = knownBy[tab]!;
        if (!known.isClaimed && (isAbove ? quoted >= level : quoted <= level)) {
          happened.add(`${i}@${instant(known.step)}`);
          if (!isDelayed && known.step === arming.step) arming.isClaimed = true;
        }
        if (!isDelayed) knownBy[tab] = { ...arming };
      });
    });
    return [...happened].toSorted();
  }

  it('claim each arming that happens exactly once, over any order of quotes, tabs, reloads and armings', () => {
    fc.assert(
      fc.property(levels, fc.array(event, { maxLength: 12 }), (own, events) => {
        expect(shownBy(own, events)).toEqual(happenedIn(own, events));
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  it('leave alone what was armed again, moved or removed elsewhere meanwhile', () => {
    const found = fired(watched([alert({})]), 101);
    expect(stillArmed(found, watched([alert({})]))).toEqual(found);
    expect(stillArmed(found, watched([alert({ armedAt: '2026-08-27T09:00:00+07:00' })]))).toEqual([]);
    expect(stillArmed(found, watched([alert({ price: 105 })]))).toEqual([]);
    expect(stillArmed(found, [])).toEqual([]);
  });
});
