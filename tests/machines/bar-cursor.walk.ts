import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { barCursorMachine } from '../../machines/bar-cursor.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = EventFromLogic<typeof barCursorMachine> | { wait: number };

export const steps = {
  'to one bar': { type: 'move', bar: 1 },
  'to another bar': { type: 'move', bar: 2 },
  away: { type: 'leave' },
  '349 ms pass': { wait: 349 },
  '350 ms pass': { wait: 350 },
} as const satisfies Record<string, Step>;

const { 'to one bar': one, '349 ms pass': almost, '350 ms pass': rest } = steps;

export const situations = {
  away: [],
  moving: [one],
  'moving on': [one, almost, one, almost],
  resting: [one, rest],
} as const satisfies Record<string, readonly Step[]>;

export function barCursorCells(machine = barCursorMachine): Cell[] {
  const begin = (): Bench<Step> => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { clock });
    actor.subscribe({ error: () => {} });
    actor.start();
    return {
      take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
      look: () => seenOf(actor.getSnapshot(), [], []),
    };
  };
  return cellsOf(begin, { situations, steps });
}
