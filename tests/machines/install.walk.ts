import { createActor, fromPromise } from 'xstate';
import { installMachine } from '../../machines/install.machine';
import { createServers, taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step =
  | { type: 'offered' }
  | { type: 'press' }
  | { type: 'installed' }
  | { answer: undefined }
  | { failure: unknown };

export const steps = {
  offered: { type: 'offered' },
  press: { type: 'press' },
  installed: { type: 'installed' },
  'the person answers': { answer: undefined },
  'the browser fails': { failure: new Error('NotAllowedError') },
} as const satisfies Record<string, Step>;

export const situations = {
  waiting: [],
  offered: [steps.offered],
  prompting: [steps.offered, steps.press],
} as const satisfies Record<string, readonly Step[]>;

export function installCells(machine = installMachine): Cell[] {
  const servers = createServers<undefined>();
  const served = machine.provide({
    actors: { prompt: fromPromise(({ system }) => servers.ask(system, { prompt: true })) },
  });
  const begin = (): Bench<Step> => {
    const actor = createActor(served);
    const server = servers.of(actor.system);
    actor.subscribe({ error: () => {} });
    actor.start();
    return { take: taker(actor, server), look: () => seenOf(actor.getSnapshot(), [], server.asked) };
  };
  return cellsOf(begin, { situations, steps });
}
