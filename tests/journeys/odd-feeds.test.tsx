// @module-tag P32
import { describe, expect, it } from 'vitest';
import { eachKind } from '../support/feeds/kinds';
import { truths } from '../support/feeds/page';
import { lookAt } from '../support/feeds/places';
import { generator } from '../support/market/series';
import { tried } from '../support/tried';

/** Those of which each page is different; the large run has all, alone and in pairs. */
const SAMPLE = ['ends', 'today without', 'in đồng', 'one symbol', 'days stamped', 'minutes for'];

const kinds = eachKind(generator(1)).filter(({ name }) => SAMPLE.some((each) => name.startsWith(each)));

describe('on every page that shows prices', () => {
  it.each(kinds.map((kind, i) => [kind.name, kind, i] as const))(
    'each is of the day beside it, or is left out: %s',
    async (_, kind, i) => {
      const places = (['technical', 'desk'] as const).slice(0, i % 2 === 0 ? 1 : 2);
      for (const place of places) expect((await lookAt(place, truths.session, [kind])).wrong).toEqual([]);
      tried(places.length, 'pages with prices');
    },
  );
});
