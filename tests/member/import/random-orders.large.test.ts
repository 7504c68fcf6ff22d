import { expect, it } from 'vitest';
import { runRandomOrder } from '../../support/import/random-orders';
import { tried } from '../../support/tried';

it(
  'an import takes nothing away, doubles nothing and loses nothing in 10,000 random orders',
  { tags: ['P31'], timeout: 600_000 },
  async () => {
    let steps = 0;
    for (let seed = 1_001; seed <= 11_000; seed += 1) steps += await runRandomOrder(seed, 16);
    expect(steps).toBe(160_000);
    tried(10_000, 'random orders of imports');
  },
);
