import { createActor, type EventFromLogic } from 'xstate';
import { connectionMachine } from '../../machines/connection.machine';
import { cellsOf, seenOf, type Bench, type Cell } from './walk';

type Step = EventFromLogic<typeof connectionMachine>;

export const steps = {
  lost: { type: 'lost', at: 1000 },
  'lost later': { type: 'lost', at: 2000 },
  back: { type: 'back' },
} as const satisfies Record<string, Step>;

export const situations = {
  online: [],
  offline: [steps.lost],
  'online again': [steps.lost, steps.back],
} as const satisfies Record<string, readonly Step[]>;

export function connectionBench(machine = connectionMachine): Bench<Step, { lostAt: number | null }> {
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
