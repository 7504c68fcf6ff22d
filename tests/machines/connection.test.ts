import { describe, expect, it } from 'vitest';
import { connectionCells, steps } from './connection.walk';
import { walk, walkOf, type Table } from './walk';

const lost = { lost: { value: 'offline', context: { lostAt: 1000 } } };
const online = {
  seen: { value: 'online', context: { lostAt: null } },
  steps: { ...lost, 'lost later': { value: 'offline', context: { lostAt: 2000 } } },
};

const table: Table = {
  online,
  offline: {
    seen: { context: { lostAt: 1000 } },
    steps: { back: { value: 'online', context: { lostAt: null }, told: [{ type: 'back online' }] } },
  },
  'online again': { ...online, seen: { ...online.seen, told: [{ type: 'back online' }] } },
};

describe('the network', () => {
  it('is said to be lost since it was first, and tells once when it is back', async () => {
    expect(await walk(connectionCells())).toStrictEqual(walkOf(table, steps));
  });
});
