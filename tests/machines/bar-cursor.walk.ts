import { barCursorMachine } from '../../machines/bar-cursor.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

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

export { barCursorMachine as machine };

function startBarCursor(machine = barCursorMachine) {
  return startHarness(machine);
}

export function cases(machine = barCursorMachine): Case[] {
  return casesFor(() => startBarCursor(machine), { situations, steps });
}
