import { createActor, fromPromise } from 'xstate';
import {
  securityCodeMachine,
  type SecurityCodeContext,
  type Verified,
} from '../../machines/security-code.machine';
import { createServers, taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = { type: 'type'; text: string } | { answer: Verified } | { failure: unknown };

export const steps = {
  'five characters': { type: 'type', text: '12345' },
  'six characters': { type: 'type', text: '123456' },
  'six that are pasted with a blank and a dash': { type: 'type', text: ' 123-4 56\u00a0' },
  'seven characters': { type: 'type', text: '1234567' },
  'blanks and dashes alone': { type: 'type', text: ' - –—' },
  'the server agrees': { answer: { token: 'secret' } },
  'the server agrees without a token': { answer: { token: null } },
  'the server fails with words': { failure: new Error('Mã không đúng') },
  'the server fails without words': { failure: undefined },
} as const satisfies Record<string, Step>;

const whole = steps['six characters'];

export const situations = {
  typing: [],
  'typing the fifth': [steps['five characters']],
  'typing after a refusal': [whole, steps['the server fails with words']],
  verifying: [whole],
  verified: [whole, steps['the server agrees']],
} as const satisfies Record<string, readonly Step[]>;

/** Codes whose servers answer when a step says so; what they tell their page stands among what they asked. */
export function securityCodeBenches(machine = securityCodeMachine) {
  const servers = createServers<Verified>();
  const served = machine.provide({
    actors: { verify: fromPromise(({ input, system }) => servers.ask(system, input)) },
  });

  return (): Bench<Step, SecurityCodeContext> => {
    const actor = createActor(served);
    const server = servers.of(actor.system);
    actor.on('*', (fact) => server.asked.push(fact));
    actor.subscribe({ error: () => {} });
    actor.start();

    return {
      take: taker(actor, server),
      look: () => seenOf(actor.getSnapshot(), [], server.asked),
    };
  };
}

export function securityCodeCells(machine = securityCodeMachine): Cell[] {
  return cellsOf(securityCodeBenches(machine), { situations, steps });
}
