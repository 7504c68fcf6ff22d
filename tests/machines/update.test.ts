// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './update.walk';

type Context = { isUnsaved: boolean; mayReload: boolean; newer: string | null };

const emits = (...types: string[]) => ({ emitted: types.map((type) => ({ type })) });
const fresh: Context = { isUnsaved: false, mayReload: true, newer: null };
const waits = (context: Context) => ({ context: { ...context, newer: 'waiting' } });
const activated = (context: Context) => ({ context: { ...context, newer: 'active' } });
const typed = { ...fresh, isUnsaved: true };
const done = { ...fresh, mayReload: false };

const reload = { value: 'reloading', ...emits('reload') };
const activate = { value: 'activating', ...emits('activate') };
const typing = (context: Context) =>
  context.isUnsaved
    ? { 'what was typed is saved': { context: { ...context, isUnsaved: false } } }
    : { 'something is typed': { context: { ...context, isUnsaved: true } } };
const missing = { 'code is missing': { value: 'checking', requests: [{}] } };
const inspects = { 'code is missing': { value: 'inspecting', requests: [{ takes: 'worker' }] } };
const checks = { 'the page is shown again': emits('check'), 'an hour passes': emits('check') };

const current = {
  ...typing(fresh),
  ...missing,
  ...checks,
  'a version waits': { ...activate, ...waits(fresh) },
  'a version is active': { ...reload, ...activated(done) },
};
const unsaved = {
  ...typing(typed),
  ...missing,
  ...checks,
  'a version waits': { value: 'waiting', ...waits(typed) },
  'a version is active': { value: 'outdated', ...activated(typed) },
};
const waiting = {
  ...missing,
  'what was typed is saved': { ...activate, ...waits(fresh) },
  'the person updates': activate,
  'a version is active': { value: 'outdated', ...activated(typed) },
};
const activating = {
  ...typing(waits(fresh).context),
  ...missing,
  'a version is active': { ...reload, ...activated(done) },
};
const outdated = {
  ...missing,
  'what was typed is saved': { ...reload, ...activated(done) },
  'the person updates': { ...reload, ...activated({ ...typed, mayReload: false }) },
  'a version waits': waits(typed),
};
const reloading = { ...typing(done), 'a version waits': waits(done), 'a version is active': activated(done) };

const table: Table = {
  current: { start: { context: fresh }, steps: current },
  'current with something typed': { start: { value: 'current', context: typed }, steps: unsaved },
  'current for half an hour': { start: { value: 'current', context: fresh }, steps: current },
  'current for an hour': {
    start: { value: 'current', context: fresh, ...emits('check') },
    steps: current,
  },
  'current after a page that was not there': {
    start: { value: 'current', context: fresh, requests: [{}] },
    steps: current,
  },
  'waiting for what is typed': { start: { value: 'waiting', ...waits(typed) }, steps: waiting },
  'waiting after a page that was not there': {
    start: { value: 'waiting', ...waits(typed), requests: [{}] },
    steps: waiting,
  },
  activating: { start: { ...activate, ...waits(fresh) }, steps: activating },
  'activating for missing code': {
    start: { ...activate, ...waits(fresh), requests: [{}] },
    steps: activating,
  },
  'outdated by another tab': { start: { value: 'outdated', ...activated(typed) }, steps: outdated },
  'outdated while it waited': { start: { value: 'outdated', ...activated(typed) }, steps: outdated },
  'outdated after a page that was not there': {
    start: { value: 'outdated', ...activated(typed), requests: [{}] },
    steps: outdated,
  },
  checking: {
    start: { context: fresh, requests: [{}] },
    steps: {
      ...typing(fresh),
      ...missing,
      'a version waits': waits(fresh),
      'a version is active': activated(fresh),
      'the page is there': { ...reload, context: done },
      'no file is damaged': { ...reload, context: done },
      'the page is not there': { value: 'current' },
    },
  },
  'checking while a version waits': {
    start: { value: 'checking', ...waits(typed), requests: [{}] },
    steps: {
      ...typing(waits(typed).context),
      ...missing,
      'a version is active': activated(typed),
      'the page is there': activate,
      'no file is damaged': activate,
      'the page is not there': { value: 'waiting' },
    },
  },
  reloading: {
    start: { ...reload, ...activated(done) },
    steps: { ...typing(activated(done).context), 'a version waits': waits(done) },
  },
  'reloading for missing code': { start: { ...reload, context: done, requests: [{}] }, steps: reloading },
  'current after a reload that did not help': {
    start: { value: 'current', context: done },
    steps: {
      ...typing(done),
      ...checks,
      ...inspects,
      'a version waits': { ...activate, ...waits(done) },
      'a version is active': { ...reload, ...activated(done) },
    },
  },
  'inspecting after a reload that did not help': {
    start: { value: 'inspecting', context: done, requests: [{ takes: 'worker' }] },
    steps: {
      ...typing(done),
      'a version waits': waits(done),
      'a version is active': activated(done),
      // The response that the page is there means here that a file was damaged.
      'the page is there': reload,
      'no file is damaged': { value: 'current' },
      'the page is not there': { value: 'current' },
    },
  },
};

describe('a newer version', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
