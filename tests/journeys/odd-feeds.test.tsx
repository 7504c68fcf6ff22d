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

const OTHERS = ['desk', 'week', 'board', 'filter', 'peek', 'home'] as const;

describe('on every page that shows prices', () => {
  it.each(kinds.map((kind, i) => [kind.name, kind, OTHERS[i % OTHERS.length]!] as const))(
    'each is of the day beside it, or is left out with a reason: %s',
    async (_, kind, other) => {
      for (const place of ['technical', other] as const) {
        expect((await lookAt(place, truths.session, [kind])).wrong).toEqual([]);
      }
      tried(2, 'pages with prices');
    },
  );
});
