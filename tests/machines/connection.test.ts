// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './connection.walk';

const none = { loadedAt: null };
const some = { loadedAt: 1000 };
const loads = {
  'data is loaded': { context: some },
  'data is loaded later': { context: { loadedAt: 2000 } },
};
const later = {
  'data is loaded later': { context: { loadedAt: 2000 } },
  reset: { context: none },
};
const disconnects = { offline: { value: 'offline' } };
const reconnects = { online: { value: 'online', emitted: [{ type: 'reconnected' }] } };

const table: Table = {
  online: { start: { value: 'online', context: none }, steps: { ...loads, ...disconnects } },
  'online with data': { start: { value: 'online', context: some }, steps: { ...later, ...disconnects } },
  'online after a reset': {
    start: { value: 'online', context: none },
    steps: { ...loads, ...disconnects },
  },
  offline: { start: { value: 'offline', context: none }, steps: { ...loads, ...reconnects } },
  'offline with data': { start: { value: 'offline', context: some }, steps: { ...later, ...reconnects } },
  'online again': {
    start: { value: 'online', context: none, emitted: [{ type: 'reconnected' }] },
    steps: { ...loads, ...disconnects },
  },
};

describe('the connection', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
