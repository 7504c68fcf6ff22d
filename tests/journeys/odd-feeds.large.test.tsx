// @module-tag P32
import { describe, expect, it } from 'vitest';
import { drawKinds, eachKind } from '../support/feeds/kinds';
import { truths } from '../support/feeds/page';
import { lookAt, PLACES, type Place } from '../support/feeds/places';
import { generator } from '../support/market/series';
import { tried } from '../support/tried';

const places = Object.keys(PLACES) as Place[];
const PAIRS = 60;
/** The feeds of which a place shows a price at least: of others it says why not. */
const MOSTLY = 0.75;

describe.each(places)('the prices of %s', (place) => {
  it('are of the day beside them, or are left out with a reason, on a feed with each oddity', async () => {
    const kinds = eachKind(generator(7));
    const found: string[] = [];
    let prices = 0;
    for (const [i, kind] of kinds.entries()) {
      const { seen, wrong } = await lookAt(place, i % 3 === 0 ? truths.weekend : truths.session, [kind]);
      prices += seen;
      found.push(...wrong);
    }
    expect(found).toEqual([]);
    expect(prices).toBeGreaterThanOrEqual(MOSTLY * kinds.length);
    tried(prices, 'prices');
  }, 900_000);

  it('are of the day beside them, or are left out with a reason, on random feeds', async () => {
    const random = generator(places.indexOf(place) + 100);
    const found: string[] = [];
    let prices = 0;
    for (let i = 0; i < PAIRS; i += 1) {
      const truth = random() < 0.3 ? truths.weekend : truths.session;
      const { seen, wrong } = await lookAt(place, truth, drawKinds(random));
      prices += seen;
      found.push(...wrong);
    }
    expect(found).toEqual([]);
    expect(prices).toBeGreaterThanOrEqual(MOSTLY * PAIRS);
    tried(prices, 'prices');
  }, 1_800_000);
});
