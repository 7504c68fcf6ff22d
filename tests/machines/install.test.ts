import { describe, expect, it } from 'vitest';
import { installCells, steps } from './install.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const always = { offered: { value: 'offered' }, installed: { value: 'waiting' } };
const asked = [{ prompt: true }];

const table: Table = {
  waiting: { seen: {}, steps: always },
  offered: { seen: {}, steps: { ...always, press: { value: 'prompting', asked } } },
  prompting: {
    seen: { asked },
    steps: {
      ...always,
      'the person answers': { value: 'waiting' },
      'the browser fails': { value: 'waiting' },
    },
  },
};

describe('the offer to install', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(installCells())).toStrictEqual(walkOf(table, steps));
  });
});
