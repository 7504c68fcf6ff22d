// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './install.walk';

const always = { 'prompt available': { value: 'available' }, installed: { value: 'unavailable' } };
const requests = [{ prompt: true }];

const table: Table = {
  unavailable: { start: {}, steps: always },
  available: { start: {}, steps: { ...always, install: { value: 'prompting', requests } } },
  prompting: {
    start: { requests },
    steps: {
      ...always,
      'the prompt closes': { value: 'unavailable' },
      'the browser fails': { value: 'unavailable' },
    },
  },
};

describe('the install prompt', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
