// @module-tag P9
import { describe, expect, it } from 'vitest';
import type { PositionLevels } from '../../machines/position.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, far, found, near, steps } from './position.walk';

type Chosen = Record<string, PositionLevels>;

const held = (before: PositionLevels | null = null) => ({ purchase: 'FPT', before });
const at = (value: string, chosen: Chosen, grabbed: ReturnType<typeof held> | null = null) => ({
  value,
  context: { chosen, held: grabbed },
});
const reported = (purchase: string, levels: PositionLevels) => ({ type: 'levels chosen', purchase, levels });
const kept = (levels: PositionLevels, others: Chosen = {}) => ({
  ...at('idle', { ...others, FPT: levels }),
  emitted: [reported('FPT', levels)],
});
const focusedFrom = (before: PositionLevels | null) => ({
  context: { focused: { purchase: 'FPT', before, levels: found } },
});
/** A situation in which a handle gets the focus as in any, and has had it since its levels were `focused`, if at all. */
const row = (
  start: ReturnType<typeof at> & { emitted?: object[] },
  changes: Table[string]['steps'],
  focused: ReturnType<typeof focusedFrom> | null = null,
): Table[string] => ({
  start: {
    ...start,
    context: { focused: null, ...start.context, ...focused?.context },
  } as Table[string]['start'],
  steps: { focus: focusedFrom(start.context.chosen['FPT'] ?? null), ...changes },
});
const restored = (chosen: Chosen) => ({ ...at('idle', chosen), emitted: [reported('FPT', found)] });
const chosenNear = reported('FPT', near);
const [fptNear, fptFar] = [{ FPT: near }, { FPT: far }];
const planned = { 'back to the plan': at('idle', {}) };
const begun = (before: PositionLevels | null) => ({
  'step near': at('stepping', fptNear, held(before)),
  'step far': at('stepping', fptFar, held(before)),
});

const table: Table = {
  'as planned': row(at('idle', {}), { ...begun(null), grab: at('dragging', {}, held()) }),
  grabbed: row(at('dragging', {}, held()), {
    ...planned,
    'move near': at('dragging', fptNear, held()),
    'move far': at('dragging', fptFar, held()),
    release: at('idle', {}),
    cancel: at('idle', {}),
    restore: at('idle', {}),
  }),
  dragged: row(at('dragging', fptNear, held()), {
    ...planned,
    'move far': at('dragging', fptFar, held()),
    release: kept(near),
    cancel: at('idle', {}),
    restore: at('idle', {}),
  }),
  'dragged and released': row(kept(near), {
    ...planned,
    ...begun(near),
    saved: at('idle', {}),
    grab: at('dragging', fptNear, held(near)),
  }),
  'grabbed again': row(
    { ...at('dragging', fptNear, held(near)), emitted: [chosenNear] },
    {
      ...planned,
      'move far': at('dragging', fptFar, held(near)),
      release: at('idle', fptNear),
      cancel: at('idle', fptNear),
      restore: at('idle', fptNear),
    },
  ),
  'dragged again': row(
    { ...at('dragging', fptFar, held(near)), emitted: [chosenNear] },
    {
      ...planned,
      'move near': at('dragging', fptNear, held(near)),
      release: kept(far),
      cancel: at('idle', fptNear),
      restore: at('idle', fptNear),
    },
  ),
  'dragged back to where it was': row(
    { ...at('dragging', fptNear, held(near)), emitted: [chosenNear] },
    {
      ...planned,
      'move far': at('dragging', fptFar, held(near)),
      release: at('idle', fptNear),
      cancel: at('idle', fptNear),
      restore: at('idle', fptNear),
    },
  ),
  stepping: row(at('stepping', fptNear, held()), {
    ...planned,
    'step far': at('stepping', fptFar, held()),
    release: kept(near),
    '800 ms pass': kept(near),
  }),
  'stepping on': row(at('stepping', fptNear, held()), {
    ...planned,
    'step far': at('stepping', fptFar, held()),
    release: kept(near),
    '799 ms pass': kept(near),
    '800 ms pass': kept(near),
  }),
  'stepping from own levels': row(
    { ...at('stepping', fptFar, held(near)), emitted: [chosenNear] },
    {
      ...planned,
      'step near': at('stepping', fptNear, held(near)),
      release: kept(far),
      '800 ms pass': kept(far),
    },
  ),
  'beside another purchase': row(
    {
      ...at('dragging', { VNM: near, ...fptNear }, held()),
      emitted: [reported('VNM', near)],
    },
    {
      'back to the plan': at('idle', { VNM: near }),
      'move far': at('dragging', { VNM: near, ...fptFar }, held()),
      release: kept(near, { VNM: near }),
      cancel: at('idle', { VNM: near }),
      restore: at('idle', { VNM: near }),
    },
  ),
  focused: row(
    at('idle', {}),
    { ...begun(null), grab: at('dragging', {}, held()), restore: restored({}) },
    focusedFrom(null),
  ),
  'focused and grabbed': row(
    at('dragging', fptNear, held()),
    {
      ...planned,
      'move far': at('dragging', fptFar, held()),
      release: kept(near),
      cancel: at('idle', {}),
      restore: at('idle', {}),
    },
    focusedFrom(null),
  ),
  'focused and stepping': row(
    at('stepping', fptNear, held()),
    {
      ...planned,
      'step far': at('stepping', fptFar, held()),
      release: kept(near),
      restore: restored({}),
      '800 ms pass': kept(near),
    },
    focusedFrom(null),
  ),
  'focused, stepped and kept': row(
    kept(near),
    {
      ...planned,
      ...begun(near),
      saved: at('idle', {}),
      grab: at('dragging', fptNear, held(near)),
      restore: restored({}),
    },
    focusedFrom(null),
  ),
  'focused with own levels': row(
    { ...at('stepping', fptFar, held(near)), emitted: [chosenNear] },
    {
      ...planned,
      'step near': at('stepping', fptNear, held(near)),
      release: kept(far),
      restore: restored(fptNear),
      '800 ms pass': kept(far),
    },
    focusedFrom(near),
  ),
};

describe('the levels of a purchase on the chart', () => {
  it('do what their table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
