import type { SimulatedClock } from 'xstate';

type Server<Answer> = { asked: object[]; answer: (answer: Answer) => void; fail: (error: unknown) => void };

/** Servers of machines on trial, one for each running system, that answer when a step says so. */
export function createServers<Answer>() {
  const servers = new WeakMap<object, Server<Answer>>();
  return {
    of(system: object): Server<Answer> {
      const server = servers.get(system) ?? { asked: [], answer: () => {}, fail: () => {} };
      servers.set(system, server);
      return server;
    },
    ask(system: object, question: object): Promise<Answer> {
      const server = this.of(system);
      return new Promise((answer, fail) => Object.assign(server, { answer, fail }).asked.push(question));
    },
  };
}

/** Lets promises and what follows from them come to rest. */
export async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

type Machine<Event> = { getSnapshot: () => { status: string }; send: (event: Event) => void };
type Step<Event, Answer> = Event | { wait: number } | { answer: Answer } | { failure: unknown };

/** Takes one step: an event, time that passes, or what the server says; nothing once the machine is through. */
export function taker<Event extends { type: string }, Answer>(
  actor: Machine<Event>,
  server: Pick<Server<Answer>, 'answer' | 'fail'>,
  clock?: SimulatedClock,
) {
  return (step: Step<Event, Answer>) => {
    if (actor.getSnapshot().status !== 'active') return;
    if ('type' in step) return actor.send(step);
    if ('wait' in step) return clock?.increment(step.wait);
    if ('answer' in step) server.answer(step.answer);
    else server.fail(step.failure);
    return settled();
  };
}
