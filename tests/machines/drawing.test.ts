// @module-tag P9
import { describe, expect, it } from 'vitest';
import type { LineChange, Shape } from '../../machines/drawing.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, high, kept, low, shapeOf, steps } from './drawing.walk';

const at = (value: string, shape: Shape | null, { before = null as Shape | null } = {}) => ({
  value,
  context: { shape, before },
});
const changed = (id: string, line: Shape | null) => ({ type: 'line changed', change: { id, line } });

const horizontal = shapeOf('HORIZONTAL', low);
const trend = shapeOf('TREND', low, high);
const measure = shapeOf('MEASURE', low, high);
const movedAway = { ...kept, points: [high, low] };

const chosen = {
  'choose a horizontal line': at('placing first', horizontal),
  'choose a trend line': at('placing first', shapeOf('TREND', low)),
  'choose a measure': at('placing first', shapeOf('MEASURE', low)),
};
const deleted = (...before: LineChange[]) => ({
  'delete a kept line': {
    value: 'idle',
    context: { shape: null, before: null, undo: [...before, { id: 'kept', line: kept }] },
    emitted: [changed('kept', null)],
  },
});
const everywhere = { ...chosen, ...deleted() };
const cancelled = { cancel: at('idle', null) };
const start = (value: string, shape: Shape | null, before: Shape | null = null) => ({
  start: { value, context: { shape, before, undo: [] } },
});
const placed = (shape: Shape) => ({
  value: 'selected',
  context: { shape, before: null, undo: [{ id: shape.id, line: null }] },
  emitted: [changed(shape.id, shape)],
});

const table: Table = {
  idle: {
    ...start('idle', null),
    steps: { ...everywhere, 'select a kept line': at('selected', kept) },
  },
  'placing a horizontal line': {
    ...start('placing first', horizontal),
    steps: {
      ...everywhere,
      ...cancelled,
      'aim at another place': at('placing first', shapeOf('HORIZONTAL', low, high)),
      place: placed(horizontal),
    },
  },
  'placing the first point': {
    ...start('placing first', shapeOf('TREND', low)),
    steps: {
      ...everywhere,
      ...cancelled,
      'aim at another place': at('placing first', trend),
      place: at('placing second', shapeOf('TREND', low, low)),
    },
  },
  'placing the second point': {
    ...start('placing second', shapeOf('TREND', low, low)),
    steps: { ...everywhere, ...cancelled, 'aim at another place': at('placing second', trend) },
  },
  'aiming at the second point': {
    ...start('placing second', trend),
    steps: { ...everywhere, ...cancelled, place: placed(trend) },
  },
  'measuring to a point': {
    ...start('placing second', measure),
    steps: { ...everywhere, ...cancelled, place: at('measured', measure) },
  },
  measured: {
    ...start('measured', measure),
    steps: { ...everywhere, ...cancelled, 'select a kept line': at('selected', kept) },
  },
  selected: {
    ...start('selected', kept),
    steps: { ...everywhere, ...cancelled, grab: at('moving', kept, { before: kept }) },
  },
  grabbed: {
    ...start('moving', kept, kept),
    steps: { ...everywhere, cancel: at('selected', kept), drop: at('selected', kept) },
  },
  'moved away': {
    ...start('moving', movedAway, kept),
    steps: {
      ...everywhere,
      'aim at another place': at('moving', kept, { before: kept }),
      cancel: at('selected', kept),
      drop: {
        value: 'selected',
        context: { shape: movedAway, before: null, undo: [{ id: 'kept', line: kept }] },
        emitted: [changed('kept', movedAway)],
      },
    },
  },
  'drawn just now': {
    start: {
      value: 'selected',
      context: { shape: horizontal, before: null, undo: [{ id: 'HORIZONTAL', line: null }] },
      emitted: [changed('HORIZONTAL', horizontal)],
    },
    steps: {
      ...chosen,
      ...deleted({ id: 'HORIZONTAL', line: null }),
      ...cancelled,
      'select a kept line': at('selected', kept),
      grab: at('moving', horizontal, { before: horizontal }),
      undo: {
        value: 'idle',
        context: { shape: null, before: null, undo: [] },
        emitted: [changed('HORIZONTAL', null)],
      },
    },
  },
};

describe('the drawing of lines', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
