import { createActor, type EventFromLogic } from 'xstate';
import { connectionMachine } from '../../machines/connection.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = EventFromLogic<typeof connectionMachine>;

export const steps = {
  lost: { type: 'lost' },
  back: { type: 'back' },
  'data came': { type: 'loaded', at: 1000 },
  'data came later': { type: 'loaded', at: 2000 },
  'the person leaves': { type: 'forget' },
} as const satisfies Record<string, Step>;

export const situations = {
  online: [],
  'online with data': [steps['data came']],
  'online without its person': [steps['data came'], steps['the person leaves']],
  offline: [steps.lost],
  'offline with data': [steps['data came'], steps.lost],
  'online again': [steps.lost, steps.back],
} as const satisfies Record<string, readonly Step[]>;

export function connectionBench(machine = connectionMachine): Bench<Step, { loadedAt: number | null }> {
  const told: { type: string }[] = [];
  const actor = createActor(machine);
  actor.on('*', (fact) => told.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return { take: (step) => actor.send(step), look: () => seenOf(actor.getSnapshot(), told) };
}

export function connectionCells(machine = connectionMachine): Cell[] {
  return cellsOf(() => connectionBench(machine), { situations, steps });
}
