// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './autosave.walk';

const text = (words: string) => ({ context: { text: words } });
const unsaved = { tags: ['unsaved'] };
const saving = (words: string) => ({ value: 'saving', ...unsaved, requests: [{ text: words }] });
const typing = { value: 'typing', ...unsaved, ...text('More') };
const clean = { value: 'clean', tags: [] };

const table: Table = {
  clean: {
    start: { ...text('First') },
    steps: { typed: typing, 'changed elsewhere': text('Other') },
  },
  typing: {
    start: { value: 'typing', ...unsaved, ...text('Some') },
    steps: { typed: text('More'), left: saving('Some'), '800 ms pass': saving('Some') },
  },
  'typing for 500 ms': {
    start: { value: 'typing', ...unsaved, ...text('Some') },
    steps: {
      typed: text('More'),
      left: saving('Some'),
      '799 ms pass': saving('Some'),
      '800 ms pass': saving('Some'),
    },
  },
  'typing again after 500 ms': {
    start: { value: 'typing', ...unsaved, ...text('Some') },
    steps: { typed: text('More'), left: saving('Some'), '800 ms pass': saving('Some') },
  },
  'typing while it is saved': {
    start: { value: 'typing', ...unsaved, ...text('Some'), requests: [{ text: 'Some' }] },
    steps: { typed: text('More'), left: saving('Some'), '800 ms pass': saving('Some') },
  },
  saving: {
    start: { ...saving('Some'), ...text('Some') },
    steps: { typed: typing, 'it is saved': clean, 'it is not saved': { value: 'failed' } },
  },
  'saved again': {
    start: { ...clean, ...text('Some'), requests: [{ text: 'Some' }] },
    steps: { typed: typing, 'changed elsewhere': text('Other') },
  },
  failed: {
    start: { value: 'failed', ...unsaved, ...text('Some'), requests: [{ text: 'Some' }] },
    steps: { typed: typing, left: saving('Some'), retry: saving('Some') },
  },
};

describe('a text that is saved by itself', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
