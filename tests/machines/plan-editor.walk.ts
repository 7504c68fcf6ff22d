import { createActor, type EventFromLogic } from 'xstate';
import { planDeskMachine } from '../../machines/plan-editor.machine';
import { cellsOf, seenOf, type Cell } from '../support/machines/cases';

export type Step = EventFromLogic<typeof planDeskMachine>;

export const steps = {
  'choose An': { type: 'choose', userId: 'an' },
  'choose Bình': { type: 'choose', userId: 'bình' },
  'choose Chi': { type: 'choose', userId: 'chi' },
  edited: { type: 'edited' },
  settled: { type: 'settled' },
  stay: { type: 'stay' },
  leave: { type: 'leave' },
} as const satisfies Record<string, Step>;

const { 'choose An': an, 'choose Bình': bình, edited } = steps;

export const situations = {
  'settled, with nobody': [],
  'settled, with An': [an],
  'edited, with An': [an, edited],
  'asking, with An, about Bình': [an, edited, bình],
} as const satisfies Record<string, readonly Step[]>;

export function planDeskBench(machine = planDeskMachine) {
  const actor = createActor(machine);
  actor.subscribe({ error: () => {} });
  actor.start();
  return { take: (step: Step) => actor.send(step), look: () => seenOf(actor.getSnapshot()), actor };
}

export function planDeskCells(machine = planDeskMachine): Cell[] {
  return cellsOf(() => planDeskBench(machine), { situations, steps });
}
