import {
  createActor,
  fromPromise,
  SimulatedClock,
  type ActorRefFrom,
  type AnyStateMachine,
  type ContextFrom,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { casesFor, type Case, type Plan } from './cases';
import { createFakeServices, type FakeServices } from './fake-service';

/** An event, time that passes, or the outcome of the latest request. */
export type Step<Machine extends AnyStateMachine, Response = never> =
  | EventFromLogic<Machine>
  | { wait: number }
  | ([Response] extends [never] ? never : { response: Response } | { failure: unknown });

/** Everything observable of a machine. `emitted` and `requests` are those since the last observation. */
export type Observation<Context = object, Emitted = { type: string }> = {
  value: StateValue;
  tags: readonly string[];
  context: Context;
  emitted: readonly Emitted[];
  requests: readonly object[];
};

type Harness<Machine extends AnyStateMachine, Response = never> = {
  actor: ActorRefFrom<Machine>;
  /** Without services a step is synchronous. */
  run: (step: Step<Machine, Response>) => [Response] extends [never] ? void : void | Promise<void>;
  observe: () => Observation<ContextFrom<Machine>, EmittedFrom<Machine>>;
};

type Options<Machine extends AnyStateMachine, Response> = {
  input?: InputFrom<Machine> | undefined;
  services?: FakeServices<Response>;
};

let inspect: ((inspected: InspectionEvent) => void) | null = null;

/** Calls back with XState's inspection events of every machine that is started meanwhile. */
export async function inspecting(observer: typeof inspect, run: () => Promise<unknown>): Promise<void> {
  inspect = observer;
  try {
    await run();
  } finally {
    inspect = null;
  }
}

/** Starts a machine on a simulated clock; its services respond when a step makes them. */
export function startHarness<Machine extends AnyStateMachine, Response = never>(
  machine: Machine,
  { input, services = createFakeServices<Response>() }: Options<Machine, Response> = {},
): Harness<Machine, Response> {
  const clock = new SimulatedClock();
  const emitted: EmittedFrom<Machine>[] = [];
  const actor = createActor(machine as AnyStateMachine, { clock, input, ...(inspect && { inspect }) });
  const service = services.get(actor.system);
  actor.on('*', (event) => emitted.push(event as EmittedFrom<Machine>));
  actor.subscribe({ error: () => {} });
  actor.start();

  return {
    actor: actor as ActorRefFrom<Machine>,
    run: stepRunner<Response>(actor, service, clock) as Harness<Machine, Response>['run'],
    observe() {
      const { value, tags, context, status } = actor.getSnapshot();
      return {
        value: status === 'active' ? value : status,
        tags: [...tags],
        context,
        emitted: emitted.splice(0),
        requests: service.requests.splice(0),
      };
    },
  };
}

type WalkPlan<Machine extends AnyStateMachine> = Plan<AnyStep> & {
  input?: InputFrom<Machine>;
  /** What each promise actor requests, by its input: the request is recorded, and settled by a step. */
  requests?: Readonly<Record<string, (input: never) => object>>;
  /** Further inputs, of which only the start is observed. */
  starts?: Readonly<Record<string, InputFrom<Machine>>>;
};

/** What a walk exports: the machine, a start of it, and the cases of the machine or of a mutant of it. */
export function walkOf<Machine extends AnyStateMachine, Response = never>(
  machine: Machine,
  { situations, steps, input, requests = {}, starts = {} }: WalkPlan<Machine>,
) {
  /** Returns a function that starts the machine with services of its own. */
  const provide = (original: AnyStateMachine) => {
    const services = createFakeServices<Response>();
    const actors = Object.entries(requests).map(([name, requestOf]) => [
      name,
      fromPromise(({ input: given, system }) => services.request(system, requestOf(given as never))),
    ]);
    const provided = original.provide({ actors: Object.fromEntries(actors) }) as Machine;
    return (own = input) => startHarness<Machine, Response>(provided, { input: own, services });
  };
  const cases = (original: AnyStateMachine = machine): Case[] => {
    const start = provide(original);
    return [
      ...casesFor<never>(start, { situations, steps } as Plan<never>),
      ...Object.entries(starts).map(([name, own]) => ({ name, observe: async () => start(own).observe() })),
    ];
  };
  return { machine, cases, start: provide(machine) };
}

type AnyStep = { type: string } | { wait: number } | { response: unknown } | { failure: unknown };

function stepRunner<Response>(
  actor: ActorRefFrom<AnyStateMachine>,
  service: ReturnType<FakeServices<Response>['get']>,
  clock: SimulatedClock,
) {
  return (step: AnyStep): void | Promise<void> => {
    if (actor.getSnapshot().status !== 'active') return;
    if ('type' in step) return actor.send(step);
    if ('wait' in step) return clock.increment(step.wait);
    if ('response' in step) service.resolve(step.response as Response);
    else service.reject(step.failure);
    return flushPromises();
  };
}

async function flushPromises() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
