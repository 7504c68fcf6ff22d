import { describe, expect, it } from 'vitest';
import { connectionCells, steps } from './connection.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const none = { loadedAt: null };
const some = { loadedAt: 1000 };
const loads = { 'data came': { context: some }, 'data came later': { context: { loadedAt: 2000 } } };
const later = {
  'data came later': { context: { loadedAt: 2000 } },
  'the person leaves': { context: none },
};
const lost = { lost: { value: 'offline' } };
const back = { back: { value: 'online', told: [{ type: 'back online' }] } };

const table: Table = {
  online: { seen: { value: 'online', context: none }, steps: { ...loads, ...lost } },
  'online with data': { seen: { value: 'online', context: some }, steps: { ...later, ...lost } },
  'online without its person': {
    seen: { value: 'online', context: none },
    steps: { ...loads, ...lost },
  },
  offline: { seen: { value: 'offline', context: none }, steps: { ...loads, ...back } },
  'offline with data': { seen: { value: 'offline', context: some }, steps: { ...later, ...back } },
  'online again': {
    seen: { value: 'online', context: none, told: [{ type: 'back online' }] },
    steps: { ...loads, ...lost },
  },
};

describe('the network', () => {
  it('is lost and comes back, which is told once, while the last load’s time is kept', async () => {
    expect(await walk(connectionCells())).toStrictEqual(walkOf(table, steps));
  });
});
