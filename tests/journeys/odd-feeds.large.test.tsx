// @module-tag P32
import { describe, expect, it } from 'vitest';
import { drawKinds, eachKind } from '../support/feeds/kinds';
import { truths } from '../support/feeds/page';
import { PLACES, wrongIn, type Place } from '../support/feeds/places';
import { generator } from '../support/market/series';
import { tried } from '../support/tried';

const places = Object.keys(PLACES) as Place[];
const PAIRS = 60;

describe.each(places)('the prices of %s', (place) => {
  it('are of the day beside them, or are left out, on a feed with each oddity', async () => {
    const kinds = eachKind(generator(7));
    for (const [i, kind] of kinds.entries()) {
      const truth = i % 3 === 0 ? truths.weekend : truths.session;
      expect(await wrongIn(place, truth, [kind])).toEqual([]);
    }
    tried(kinds.length, 'pages with prices');
  }, 600_000);

  it('are of the day beside them, or are left out, on random feeds', async () => {
    const random = generator(places.indexOf(place) + 100);
    for (let i = 0; i < PAIRS; i += 1) {
      const truth = random() < 0.3 ? truths.weekend : truths.session;
      expect(await wrongIn(place, truth, drawKinds(random))).toEqual([]);
    }
    tried(PAIRS, 'pages with prices');
  }, 900_000);
});
