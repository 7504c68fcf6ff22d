// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './import.walk';

const read = { requests: [{ request: 'read' }] };
const nothing = { hasSource: false, problem: null, progress: 0 };
const quick = { value: { reading: 'quick' }, ...read };
const unsaved = { value: { previewing: 'unsaved' } };
const choosing = { value: 'choosing' };
const empty = { ...choosing, context: { problem: 'empty' } };
const unread = { ...choosing, context: { problem: 'unread' } };
const half = { context: { progress: 0.5 } };
const ofReading = {
  read: quick,
  cancel: choosing,
  progress: half,
  'it is done': unsaved,
  'it has no table': empty,
  'it fails': unread,
};
const slow = { value: { reading: 'slow' } };
const ofPreview = { read: quick, 'choose another': choosing };
const saving = { value: 'saving', requests: [{ request: 'save' }] };

const table: Table = {
  choosing: { start: { context: nothing }, steps: { read: quick } },
  'choosing after a problem': {
    start: { ...choosing, ...read, context: { ...nothing, problem: 'empty' } },
    steps: { read: { ...quick, context: { problem: null } } },
  },
  'reading.quick': { start: { ...quick, context: nothing }, steps: { ...ofReading, '300 ms pass': slow } },
  'reading.quick for 100 ms': {
    start: { ...quick, context: nothing },
    steps: { ...ofReading, '299 ms pass': slow, '300 ms pass': slow },
  },
  'reading.quick again after a problem': {
    start: { value: { reading: 'quick' }, requests: [...read.requests, ...read.requests], context: nothing },
    steps: { ...ofReading, '300 ms pass': slow },
  },
  'opened with a file': {
    start: { ...quick, context: { ...nothing, hasSource: true } },
    steps: { ...ofReading, '300 ms pass': slow },
  },
  'reading.slow': {
    start: { ...slow, ...read, context: { ...nothing, progress: 0.5 } },
    steps: {
      ...ofReading,
      progress: {},
      read: { ...quick, context: { progress: 0 } },
    },
  },
  'previewing.unsaved': {
    start: { ...unsaved, ...read, context: nothing },
    steps: { ...ofPreview, save: saving },
  },
  saving: {
    start: { ...saving, requests: [...read.requests, ...saving.requests], context: nothing },
    steps: {
      'it is done': { value: 'saved', emitted: [{ type: 'saved' }] },
      'it has no table': { value: 'saved', emitted: [{ type: 'saved' }] },
      'it fails': { value: { previewing: 'failed' } },
    },
  },
  'previewing.failed': {
    start: {
      value: { previewing: 'failed' },
      requests: [...read.requests, ...saving.requests],
      context: nothing,
    },
    steps: { ...ofPreview, save: saving },
  },
  saved: {
    start: {
      value: 'saved',
      emitted: [{ type: 'saved' }],
      requests: [...read.requests, ...saving.requests],
      context: nothing,
    },
    steps: {},
  },
};

describe('an import', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
