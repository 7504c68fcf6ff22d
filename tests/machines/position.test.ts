// @module-tag P9
import { describe, expect, it } from 'vitest';
import type { Levels } from '../../machines/position.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, far, near, steps } from './position.walk';

type Chosen = Record<string, Levels>;

const held = (before: Levels | null = null) => ({ purchase: 'FPT', before });
const at = (value: string, chosen: Chosen, grabbed: ReturnType<typeof held> | null = null) => ({
  value,
  context: { chosen, held: grabbed },
});
const reported = (purchase: string, levels: Levels) => ({ type: 'levels chosen', purchase, levels });
const kept = (levels: Levels, others: Chosen = {}) => ({
  ...at('idle', { ...others, FPT: levels }),
  emitted: [reported('FPT', levels)],
});
const chosenNear = reported('FPT', near);
const [fptNear, fptFar] = [{ FPT: near }, { FPT: far }];
const planned = { 'back to the plan': at('idle', {}) };
const begun = (before: Levels | null) => ({
  'step near': at('stepping', fptNear, held(before)),
  'step far': at('stepping', fptFar, held(before)),
});

const table: Table = {
  'as planned': { start: at('idle', {}), steps: { ...begun(null), grab: at('dragging', {}, held()) } },
  grabbed: {
    start: at('dragging', {}, held()),
    steps: {
      ...planned,
      'move near': at('dragging', fptNear, held()),
      'move far': at('dragging', fptFar, held()),
      release: at('idle', {}),
      cancel: at('idle', {}),
    },
  },
  dragged: {
    start: at('dragging', fptNear, held()),
    steps: {
      ...planned,
      'move far': at('dragging', fptFar, held()),
      release: kept(near),
      cancel: at('idle', {}),
    },
  },
  'dragged and released': {
    start: kept(near),
    steps: { ...planned, ...begun(near), saved: at('idle', {}), grab: at('dragging', fptNear, held(near)) },
  },
  'grabbed again': {
    start: { ...at('dragging', fptNear, held(near)), emitted: [chosenNear] },
    steps: {
      ...planned,
      'move far': at('dragging', fptFar, held(near)),
      release: at('idle', fptNear),
      cancel: at('idle', fptNear),
    },
  },
  'dragged again': {
    start: { ...at('dragging', fptFar, held(near)), emitted: [chosenNear] },
    steps: {
      ...planned,
      'move near': at('dragging', fptNear, held(near)),
      release: kept(far),
      cancel: at('idle', fptNear),
    },
  },
  'dragged back to where it was': {
    start: { ...at('dragging', fptNear, held(near)), emitted: [chosenNear] },
    steps: {
      ...planned,
      'move far': at('dragging', fptFar, held(near)),
      release: at('idle', fptNear),
      cancel: at('idle', fptNear),
    },
  },
  stepping: {
    start: at('stepping', fptNear, held()),
    steps: {
      ...planned,
      'step far': at('stepping', fptFar, held()),
      release: kept(near),
      cancel: at('idle', {}),
      '800 ms pass': kept(near),
    },
  },
  'stepping on': {
    start: at('stepping', fptNear, held()),
    steps: {
      ...planned,
      'step far': at('stepping', fptFar, held()),
      release: kept(near),
      cancel: at('idle', {}),
      '799 ms pass': kept(near),
      '800 ms pass': kept(near),
    },
  },
  'stepping from own levels': {
    start: { ...at('stepping', fptFar, held(near)), emitted: [chosenNear] },
    steps: {
      ...planned,
      'step near': at('stepping', fptNear, held(near)),
      release: kept(far),
      cancel: at('idle', fptNear),
      '800 ms pass': kept(far),
    },
  },
  'beside another purchase': {
    start: {
      ...at('dragging', { VNM: near, ...fptNear }, held()),
      emitted: [reported('VNM', near)],
    },
    steps: {
      'back to the plan': at('idle', { VNM: near }),
      'move far': at('dragging', { VNM: near, ...fptFar }, held()),
      release: kept(near, { VNM: near }),
      cancel: at('idle', { VNM: near }),
    },
  },
};

describe('the levels of a purchase on the chart', () => {
  it('do what their table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
