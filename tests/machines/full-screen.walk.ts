import { createActor, fromPromise } from 'xstate';
import { fullScreenMachine } from '../../machines/full-screen.machine';
import { createServers, taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step =
  { type: 'press' } | { type: 'changed'; isFull: boolean } | { answer: undefined } | { failure: unknown };

export const steps = {
  press: { type: 'press' },
  'changed: it is full': { type: 'changed', isFull: true },
  'changed: it is not': { type: 'changed', isFull: false },
  'the browser does so': { answer: undefined },
  'the browser refuses': { failure: new TypeError('Permissions check failed') },
} as const satisfies Record<string, Step>;

const full = steps['changed: it is full'];

export const situations = {
  windowed: [],
  entering: [steps.press],
  full: [full],
  leaving: [full, steps.press],
} as const satisfies Record<string, readonly Step[]>;

const atStart = { 'full at the start': { isFull: true }, 'windowed at the start': { isFull: false } };

export function fullScreenCells(machine = fullScreenMachine): Cell[] {
  const servers = createServers<undefined>();
  const served = machine.provide({
    actors: {
      enter: fromPromise(({ system }) => servers.ask(system, { to: 'enter' })),
      leave: fromPromise(({ system }) => servers.ask(system, { to: 'leave' })),
    },
  });
  const begin =
    (input = { isFull: false }) =>
    (): Bench<Step> => {
      const actor = createActor(served, { input });
      const server = servers.of(actor.system);
      actor.on('*', (fact) => server.asked.push(fact));
      actor.subscribe({ error: () => {} });
      actor.start();
      return { take: taker(actor, server), look: () => seenOf(actor.getSnapshot(), [], server.asked) };
    };
  return [
    ...cellsOf(begin(), { situations, steps }),
    ...Object.entries(atStart).flatMap(([name, input]) =>
      cellsOf(begin(input), { situations: { [name]: [] }, steps: {} }),
    ),
  ];
}
