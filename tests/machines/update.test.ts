import { describe, expect, it } from 'vitest';
import { steps, updateCells } from './update.walk';
import { walk, walkOf, type Table } from './walk';

const told = (...types: string[]) => ({ told: types.map((type) => ({ type })) });
const fresh = { isUnsaved: false, mayReload: true };
const typed = { isUnsaved: true, mayReload: true };
const done = { isUnsaved: false, mayReload: false };

const reload = { value: 'reloading', ...told('reload') };
const typing = { 'something is typed': { context: typed }, 'what was typed is sent': { context: fresh } };
const missing = { 'code is missing': { value: 'missing', asked: [{}] } };
const current = {
  ...typing,
  ...missing,
  'the page is shown again': told('check'),
  'an hour passes': told('check'),
  'a version waits': { value: 'entering', ...told('let in') },
  'a version took over': { ...reload, context: done },
};
const unsaved = {
  ...current,
  'a version waits': { value: 'waiting' },
  'a version took over': { value: 'outdated' },
};
const outdated = {
  ...missing,
  'what was typed is sent': { ...reload, context: done },
  'the person updates': { ...reload, context: { ...typed, mayReload: false } },
};
const reloading = { 'something is typed': { context: { ...done, isUnsaved: true } } };

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
  'waiting for what is typed': {
    seen: { value: 'waiting', context: typed },
    steps: {
      ...missing,
      'what was typed is sent': { value: 'entering', context: fresh, ...told('let in') },
      'the person updates': { value: 'entering', ...told('let in') },
      'a version took over': { value: 'outdated' },
    },
  },
  entering: {
    seen: { context: fresh, ...told('let in') },
    steps: { ...typing, ...missing, 'a version took over': { ...reload, context: done } },
  },
  'outdated by another tab': { seen: { value: 'outdated', context: typed }, steps: outdated },
  'outdated while it waited': { seen: { value: 'outdated', context: typed }, steps: outdated },
  missing: {
    seen: { context: fresh, asked: [{}] },
    steps: {
      ...typing,
      ...missing,
      'the page is there': { ...reload, context: done },
      'the page is not there': { value: 'current' },
    },
  },
  reloading: { seen: { context: done, ...told('reload') }, steps: reloading },
  'reloading for missing code': {
    seen: { value: 'reloading', context: done, asked: [{}], ...told('reload') },
    steps: reloading,
  },
  'current after a reload that did not help': {
    seen: { value: 'current', context: done },
    steps: {
      'something is typed': { context: { ...done, isUnsaved: true } },
      'the page is shown again': told('check'),
      'an hour passes': told('check'),
      'a version waits': { value: 'entering', ...told('let in') },
      'a version took over': reload,
    },
  },
};

describe('a newer version', () => {
  it('comes in at once, after what is typed, or when asked to, and reloads once for missing code', async () => {
    expect(await walk(updateCells())).toStrictEqual(walkOf(table, steps));
  });
});
