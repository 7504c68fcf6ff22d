import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stillArmed, type Alert, type Watched } from '../../src/market/alerts';
import { randomRunsUpTo } from '../support/machines/cases';
import { NOW, alert, watched, fired } from '../support/market/alerts';

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
      randomRunsUpTo(10_000),
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
