import { expect, it } from 'vitest';
import { runRandomOrder } from '../../support/import/random-orders';
import { tried } from '../../support/tried';

it(
  'an import takes nothing away, doubles nothing and loses nothing in 300 random orders',
  { tags: ['P31'] },
  async () => {
    let steps = 0;
    for (let seed = 1; seed <= 300; seed += 1) steps += await runRandomOrder(seed);
    expect(steps).toBe(3_600);
    tried(300, 'random orders of imports');
  },
);
