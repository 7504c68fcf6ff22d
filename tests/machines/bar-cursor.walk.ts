import { barCursorMachine } from '../../machines/bar-cursor.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof barCursorMachine>;

export const steps = {
  'to one bar': { type: 'move', bar: 1 },
  'to another bar': { type: 'move', bar: 2 },
  away: { type: 'leave' },
  '349 ms pass': { wait: 349 },
  '350 ms pass': { wait: 350 },
} as const satisfies Record<string, Step>;

const { 'to one bar': one, '349 ms pass': almost, '350 ms pass': rest } = steps;

const situations = {
  away: [],
  moving: [one],
  'moving on': [one, almost, one, almost],
  resting: [one, rest],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(barCursorMachine, { situations, steps });
