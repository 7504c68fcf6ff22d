import { createActor, fromPromise, SimulatedClock, type EventFromLogic } from 'xstate';
import { updateMachine } from '../../machines/update.machine';
import { createServers, taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = EventFromLogic<typeof updateMachine> | { wait: number } | { answer: true } | { failure: unknown };

const typed = { type: 'unsaved changed', isUnsaved: true } as const;

export const steps = {
  'the page is shown again': { type: 'page shown' },
  'a version waits': { type: 'version waiting' },
  'a version took over': { type: 'version took over' },
  'something is typed': typed,
  'what was typed is sent': { type: 'unsaved changed', isUnsaved: false },
  'code is missing': { type: 'code missing' },
  'the person updates': { type: 'update' },
  'an hour passes': { wait: 3_600_000 },
  'the page is there': { answer: true },
  'the page is not there': { failure: new Error('offline') },
} as const satisfies Record<string, Step>;

export const situations = {
  current: [],
  'current with something typed': [typed],
  'current for half an hour': [{ wait: 1_800_000 }],
  'current for an hour': [{ wait: 3_600_000 }],
  'current after a page that was not there': [steps['code is missing'], steps['the page is not there']],
  'waiting for what is typed': [typed, steps['a version waits']],
  entering: [steps['a version waits']],
  'outdated by another tab': [typed, steps['a version took over']],
  'outdated while it waited': [typed, steps['a version waits'], steps['a version took over']],
  missing: [steps['code is missing']],
  'missing while a version waits': [typed, steps['a version waits'], steps['code is missing']],
  'waiting after a page that was not there': [
    typed,
    steps['code is missing'],
    steps['a version waits'],
    steps['the page is not there'],
  ],
  'outdated after a page that was not there': [
    typed,
    steps['code is missing'],
    steps['a version took over'],
    steps['the page is not there'],
  ],
  'entering for missing code': [
    steps['code is missing'],
    steps['a version waits'],
    steps['the page is there'],
  ],
  reloading: [steps['a version took over']],
  'reloading for missing code': [steps['code is missing'], steps['the page is there']],
} as const satisfies Record<string, readonly Step[]>;

type Input = { isUnsaved: boolean; mayReload: boolean };
type Context = Input & { newer: string | null };

export function updateBenches(machine = updateMachine, input: Input = { isUnsaved: false, mayReload: true }) {
  const servers = createServers<true>();
  const served = machine.provide({
    actors: { findPage: fromPromise(async ({ system }) => void (await servers.ask(system, {}))) },
  });

  return (): Bench<Step, Context> => {
    const told: { type: string }[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(served, { clock, input });
    const server = servers.of(actor.system);
    actor.on('*', (fact) => told.push(fact));
    actor.subscribe({ error: () => {} });
    actor.start();

    return { take: taker(actor, server, clock), look: () => seenOf(actor.getSnapshot(), told, server.asked) };
  };
}

export function updateCells(machine = updateMachine): Cell[] {
  return [
    ...cellsOf(updateBenches(machine), { situations, steps }),
    ...cellsOf(updateBenches(machine, { isUnsaved: false, mayReload: false }), {
      situations: { 'current after a reload that did not help': [] },
      steps,
    }),
  ];
}
