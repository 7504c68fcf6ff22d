import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { createStore } from '../../lib/store';

/** The one effect that does not end, but sends events. */
const LISTENING = 'wall clock';

/** An effect that runs until somebody ends it. */
export type RunningEffect = {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly fail: (error: unknown) => void;
};

export type Simulated = {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly RunningEffect[];
  readonly emitted: readonly AnyEventObject[];
  /** The definitions of the branches that were taken last. */
  readonly taken: readonly object[];
  readonly problem: string | null;
};

export type Simulation = ReturnType<typeof simulate>;

/** Starts a machine alone: its clock stands still, and each of its effects waits to be resolved or to fail. */
export function simulate(machine: AnyStateMachine, input: unknown) {
  const clock = new SimulatedClock();
  let effects: readonly RunningEffect[] = [];
  let emitted: readonly AnyEventObject[] = [];
  let taken: readonly object[] = [];
  let problem: string | null = null;
  let count = 0;

  const names = Object.keys(machine.implementations.actors);
  const provided = machine.provide({
    actors: Object.fromEntries(
      names.map((name) => [name, name === LISTENING ? listening(name) : awaiting(name)]),
    ),
  });
  let sessionId: string | null = null;
  const actor: AnyActorRef = createActor(provided, {
    input,
    clock,
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep' || inspected.rootId !== sessionId) return;
      if (inspected._transitions.length > 0) taken = inspected._transitions;
    },
  });
  ({ sessionId } = actor);
  actor.on('*', (event) => {
    emitted = [...emitted, event];
    changed();
  });
  const store = createStore(read());
  actor.subscribe({
    next: changed,
    error(error) {
      problem = messageOf(error);
      changed();
    },
  });
  actor.start();
  changed();

  function read(): Simulated {
    return { machine: provided, snapshot: actor.getSnapshot(), effects, emitted, taken, problem };
  }

  function changed() {
    store.set(read());
  }

  function begin(effect: Omit<RunningEffect, 'id'>) {
    count += 1;
    const id = count;
    effects = [...effects, { id, ...effect }];
    changed();
    return () => {
      effects = effects.filter((each) => each.id !== id);
      changed();
    };
  }

  function awaiting(name: string) {
    return fromPromise(({ input: given, signal }) => {
      const { promise, resolve, reject } = withResolvers();
      const end = begin({ name, input: given, resolve, fail: reject });
      signal.addEventListener('abort', end);
      return promise.finally(end);
    });
  }

  /** A callback does not end: what it is resolved to is an event that it sends. */
  function listening(name: string) {
    return fromCallback(({ sendBack, input: given }) =>
      begin({
        name,
        input: given,
        resolve: (event) => sendBack(event as AnyEventObject),
        fail() {},
      }),
    );
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    send: (event: AnyEventObject) => actor.send(event),
    /** Lets so many ms pass. */
    wait: (duration: number) => clock.increment(duration),
    stop: () => actor.stop(),
  };
}

/** A promise that is settled from outside. */
function withResolvers() {
  let resolve!: (output: unknown) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
