import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Navigation } from '../../machines/navigation';
import type { Notice } from '../../machines/notice';
import { recoveryMachine, type RecoveryContext, type RecoveryEvent } from '../../machines/recovery.machine';
import { createServers, taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = RecoveryEvent | { answer: string } | { failure: unknown } | { wait: number };

export const steps = {
  'ask for a link': { type: 'ask for a link', email: 'an@nhip.example' },
  'ask again': { type: 'ask again' },
  'recognised by a token': { type: 'recognised', token: 'secret' },
  'recognised without a token': { type: 'recognised', token: null },
  forget: { type: 'forget' },
  'the server agrees': { answer: 'an@nhip.example' },
  'the server fails': { failure: new Error('Máy chủ bận') },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const second = steps['1,000 ms pass'];
const sent = [steps['ask for a link'], steps['the server agrees']] as const;
const aMinute = Array.from({ length: 60 }, () => second);

export const situations = {
  resting: [],
  'resting with a token': [steps['recognised by a token']],
  'resting with an address': [...sent, ...aMinute],
  'resting after a failure within the minute': [...sent, steps['ask for a link'], steps['the server fails']],
  asking: [steps['ask for a link']],
  askingAgain: [...sent, ...aMinute, steps['ask again']],
  cooling: sent,
  'cooling for the last second': [...sent, ...aMinute.slice(1)],
  'cooling with a token': [...sent, steps['recognised by a token']],
} as const satisfies Record<string, readonly Step[]>;

/** Recoveries on clocks of their own, whose servers answer when a step says so. */
export function recoveryBenches(machine = recoveryMachine) {
  const servers = createServers<string>();
  const served = machine.provide({
    actors: { sendLink: fromPromise(({ input, system }) => servers.ask(system, input)) },
  });

  return (): Bench<Step, RecoveryContext> => {
    const told: (Notice | Navigation)[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(served, { clock });
    const server = servers.of(actor.system);
    actor.on('*', (fact) => told.push(fact));
    actor.subscribe({ error: () => {} });
    actor.start();

    return {
      take: taker(actor, server, clock),
      look: () => seenOf(actor.getSnapshot(), told, server.asked),
    };
  };
}

export function recoveryCells(machine = recoveryMachine): Cell[] {
  return cellsOf(recoveryBenches(machine), { situations, steps });
}
