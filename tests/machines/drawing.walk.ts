import { drawingMachine, type Shape } from '../../machines/drawing.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof drawingMachine>;

export const low = { time: 1, price: 20 };
export const high = { time: 5, price: 25 };
export const shapeOf = (kind: Shape['kind'], ...points: Shape['points'][number][]): Shape => ({
  id: kind,
  kind,
  points,
});
/** A line that was kept before. */
export const kept: Shape = { id: 'kept', kind: 'TREND', points: [low, high] };

export const steps = {
  'choose a horizontal line': { type: 'choose', shape: shapeOf('HORIZONTAL', low) },
  'choose a trend line': { type: 'choose', shape: shapeOf('TREND', low) },
  'choose a measure': { type: 'choose', shape: shapeOf('MEASURE', low) },
  'aim at another place': { type: 'aim', points: [low, high] },
  place: { type: 'place' },
  'select a kept line': { type: 'select', line: kept },
  grab: { type: 'grab' },
  drop: { type: 'drop' },
  cancel: { type: 'cancel' },
  'delete a kept line': { type: 'delete', line: kept },
  undo: { type: 'undo' },
} as const satisfies Record<string, Step>;

const horizontal = steps['choose a horizontal line'];
const trend = steps['choose a trend line'];
const measure = steps['choose a measure'];
const aim = steps['aim at another place'];
const select = steps['select a kept line'];
const { place, grab } = steps;
/** Away from where the kept line is. */
const away: Step = { type: 'aim', points: [high, low] };

const situations = {
  idle: [],
  'placing a horizontal line': [horizontal],
  'placing the first point': [trend],
  'placing the second point': [trend, place],
  'aiming at the second point': [trend, place, aim],
  'measuring to a point': [measure, place, aim],
  measured: [measure, place, aim, place],
  selected: [select],
  grabbed: [select, grab],
  'moved away': [select, grab, away],
  'drawn just now': [horizontal, place],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(drawingMachine, { situations, steps });
