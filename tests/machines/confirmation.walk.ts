import { createActor, fromPromise, type EventFromLogic } from 'xstate';
import { confirmationMachine, type Confirmation } from '../../machines/confirmation.machine';
import type { Notice } from '../../machines/notice';
import { createServers, taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = EventFromLogic<typeof confirmationMachine> | { answer: true } | { failure: unknown };

export const email: Confirmation = { of: 'email', token: 'mine' };
export const subscription: Confirmation = { of: 'subscription', bot: 'zalo', token: 'mine' };

export const steps = {
  'confirm an e-mail address': { type: 'confirm', confirmation: email },
  'confirm a subscription': { type: 'confirm', confirmation: subscription },
  'the server agrees': { answer: true },
  'the server fails': { failure: new Error('Đã hết hạn') },
} as const satisfies Record<string, Step>;

export const situations = {
  resting: [],
  'resting again': [steps['confirm an e-mail address'], steps['the server agrees']],
  'resting after a failure': [steps['confirm a subscription'], steps['the server fails']],
  'posting an e-mail address': [steps['confirm an e-mail address']],
  'posting a subscription': [steps['confirm a subscription']],
} as const satisfies Record<string, readonly Step[]>;

export function confirmationBenches(machine = confirmationMachine) {
  const servers = createServers<true>();
  const served = machine.provide({
    actors: { confirm: fromPromise(async ({ input, system }) => void (await servers.ask(system, input))) },
  });

  return (): Bench<Step, { asked: Confirmation | null }> => {
    const told: Notice[] = [];
    const actor = createActor(served);
    const server = servers.of(actor.system);
    actor.on('*', (fact) => told.push(fact));
    actor.subscribe({ error: () => {} });
    actor.start();

    return {
      take: taker(actor, server),
      look: () => seenOf(actor.getSnapshot(), told, server.asked),
    };
  };
}

export function confirmationCells(machine = confirmationMachine): Cell[] {
  return cellsOf(confirmationBenches(machine), { situations, steps });
}
