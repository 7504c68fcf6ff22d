import { describe, expect, it } from 'vitest';
import { fullScreenCells, steps } from './full-screen.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const context = { isFull: false };
const follows = { 'changed: it is full': { value: 'full' }, 'changed: it is not': { value: 'windowed' } };
const enter = [{ to: 'enter' }];
const leave = [{ to: 'leave' }];
const refused = [{ type: 'refused' }];

const table: Table = {
  windowed: { seen: { context }, steps: { ...follows, press: { value: 'entering', asked: enter } } },
  entering: {
    seen: { context, asked: enter },
    steps: {
      ...follows,
      'the browser does so': { value: 'full' },
      'the browser refuses': { value: 'windowed', asked: refused },
    },
  },
  full: { seen: { context }, steps: { ...follows, press: { value: 'leaving', asked: leave } } },
  leaving: {
    seen: { context, asked: leave },
    steps: {
      ...follows,
      'the browser does so': { value: 'windowed' },
      'the browser refuses': { value: 'full', asked: refused },
    },
  },
};
const atStart: Table = {
  'full at the start': { seen: { value: 'full', context: { isFull: true } }, steps: {} },
  'windowed at the start': { seen: { value: 'windowed', context }, steps: {} },
};

describe('the full screen', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(fullScreenCells())).toStrictEqual({ ...walkOf(table, steps), ...walkOf(atStart, {}) });
  });
});
