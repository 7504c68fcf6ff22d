import { describe, expect, it } from 'vitest';
import { steps, updateCells } from './update.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

type Context = { isUnsaved: boolean; mayReload: boolean; newer: string | null };

const told = (...types: string[]) => ({ told: types.map((type) => ({ type })) });
const fresh: Context = { isUnsaved: false, mayReload: true, newer: null };
const waits = (context: Context) => ({ context: { ...context, newer: 'waiting' } });
const tookOver = (context: Context) => ({ context: { ...context, newer: 'in charge' } });
const typed = { ...fresh, isUnsaved: true };
const done = { ...fresh, mayReload: false };

const reload = { value: 'reloading', ...told('reload') };
const letIn = { value: 'entering', ...told('let in') };
const typing = (context: Context) =>
  context.isUnsaved
    ? { 'what was typed is sent': { context: { ...context, isUnsaved: false } } }
    : { 'something is typed': { context: { ...context, isUnsaved: true } } };
const missing = { 'code is missing': { value: 'missing', asked: [{}] } };
const looks = { 'the page is shown again': told('check'), 'an hour passes': told('check') };

const current = {
  ...typing(fresh),
  ...missing,
  ...looks,
  'a version waits': { ...letIn, ...waits(fresh) },
  'a version took over': { ...reload, ...tookOver(done) },
};
const unsaved = {
  ...typing(typed),
  ...missing,
  ...looks,
  'a version waits': { value: 'waiting', ...waits(typed) },
  'a version took over': { value: 'outdated', ...tookOver(typed) },
};
const waiting = {
  ...missing,
  'what was typed is sent': { ...letIn, ...waits(fresh) },
  'the person updates': letIn,
  'a version took over': { value: 'outdated', ...tookOver(typed) },
};
const entering = {
  ...typing(waits(fresh).context),
  ...missing,
  'a version took over': { ...reload, ...tookOver(done) },
};
const outdated = {
  ...missing,
  'what was typed is sent': { ...reload, ...tookOver(done) },
  'the person updates': { ...reload, ...tookOver({ ...typed, mayReload: false }) },
  'a version waits': waits(typed),
};
const reloading = { ...typing(done), 'a version waits': waits(done), 'a version took over': tookOver(done) };

const table: Table = {
  current: { seen: { context: fresh }, steps: current },
  'current with something typed': { seen: { value: 'current', context: typed }, steps: unsaved },
  'current for half an hour': { seen: { value: 'current', context: fresh }, steps: current },
  'current for an hour': {
    seen: { value: 'current', context: fresh, ...told('check') },
    steps: current,
  },
  'current after a page that was not there': {
    seen: { value: 'current', context: fresh, asked: [{}] },
    steps: current,
  },
  'waiting for what is typed': { seen: { value: 'waiting', ...waits(typed) }, steps: waiting },
  'waiting after a page that was not there': {
    seen: { value: 'waiting', ...waits(typed), asked: [{}] },
    steps: waiting,
  },
  entering: { seen: { ...letIn, ...waits(fresh) }, steps: entering },
  'entering for missing code': { seen: { ...letIn, ...waits(fresh), asked: [{}] }, steps: entering },
  'outdated by another tab': { seen: { value: 'outdated', ...tookOver(typed) }, steps: outdated },
  'outdated while it waited': { seen: { value: 'outdated', ...tookOver(typed) }, steps: outdated },
  'outdated after a page that was not there': {
    seen: { value: 'outdated', ...tookOver(typed), asked: [{}] },
    steps: outdated,
  },
  missing: {
    seen: { context: fresh, asked: [{}] },
    steps: {
      ...typing(fresh),
      ...missing,
      'a version waits': waits(fresh),
      'a version took over': tookOver(fresh),
      'the page is there': { ...reload, context: done },
      'the page is not there': { value: 'current' },
    },
  },
  'missing while a version waits': {
    seen: { value: 'missing', ...waits(typed), asked: [{}] },
    steps: {
      ...typing(waits(typed).context),
      ...missing,
      'a version took over': tookOver(typed),
      'the page is there': letIn,
      'the page is not there': { value: 'waiting' },
    },
  },
  reloading: {
    seen: { ...reload, ...tookOver(done) },
    steps: { ...typing(tookOver(done).context), 'a version waits': waits(done) },
  },
  'reloading for missing code': { seen: { ...reload, context: done, asked: [{}] }, steps: reloading },
  'current after a reload that did not help': {
    seen: { value: 'current', context: done },
    steps: {
      ...typing(done),
      ...looks,
      'a version waits': { ...letIn, ...waits(done) },
      'a version took over': { ...reload, ...tookOver(done) },
    },
  },
};

describe('a newer version', () => {
  it('comes in at once, after what is typed, or when asked to, and reloads once for missing code', async () => {
    expect(await walk(updateCells())).toStrictEqual(walkOf(table, steps));
  });
});
