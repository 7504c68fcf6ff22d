import {
  StateMachine,
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { createStore } from '../../lib/store';
import { inspectAll } from './inspect-all';
import type { Log, LoggedEvent } from './log';
import { createMask } from './mask';

/** How many events are kept. */
const KEPT = 200;

/** A machine's state without its secrets. */
type Situation = { readonly value: StateValue; readonly context: unknown };

/** An actor of a machine that runs, or has run. */
export type Recorded = {
  readonly id: string;
  readonly ref: AnyActorRef;
  readonly machine: AnyStateMachine;
  readonly now: Situation;
  readonly isRunning: boolean;
  /** The definitions of the branches that were taken last. */
  readonly taken: readonly object[];
};

/** An event that a machine has processed. */
export type Step = Situation & {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly event: LoggedEvent;
};

type Recording = { readonly actors: readonly Recorded[]; readonly steps: readonly Step[] };

export type Recorder = ReturnType<typeof record>;

/** Records the machines that start from now on: what they are in, and the last events that they have processed. */
export function record(now: () => number = Date.now) {
  const mask = createMask();
  const actors = new Map<ActorRefLike, Recorded>();
  /** The earlier lives of actors that have started again, as in React's strict mode. */
  const ended: Recorded[] = [];
  /** Each actor's state before the first of its events that is kept. */
  const starts = new Map<string, Situation>();
  const taken = new Map<ActorRefLike, object[]>();
  const counts = new Map<string, number>();
  let steps: readonly Step[] = [];
  let number = 0;
  const recording = createStore<Recording>({ actors: [], steps });
  let isNotifying = false;

  function notify() {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      recording.set({ actors: [...actors.values()].filter(({ isRunning }) => isRunning), steps });
    });
  }

  function begin(ref: AnyActorRef, machine: AnyStateMachine, situation: Situation) {
    const count = (counts.get(machine.id) ?? 0) + 1;
    counts.set(machine.id, count);
    const earlier = actors.get(ref);
    if (earlier) ended.push({ ...earlier, isRunning: false });
    const id = count === 1 ? machine.id : `${machine.id} ${count}`;
    starts.set(id, situation);
    actors.set(ref, { id, ref, machine, now: situation, isRunning: true, taken: [] });
  }

  function append(step: Step) {
    steps = [...steps, step];
    const [oldest] = steps;
    if (steps.length <= KEPT || !oldest) return;
    steps = steps.slice(1);
    starts.set(oldest.actor, { value: oldest.value, context: oldest.context });
  }

  const stop = inspectAll((inspected: InspectionEvent) => {
    const ref = inspected.actorRef;
    if (inspected.type === '@xstate.microstep') {
      taken.set(ref, [...(taken.get(ref) ?? []), ...inspected._transitions]);
      return;
    }
    if (inspected.type !== '@xstate.snapshot' || !isMachineActor(ref)) return;
    const { event } = inspected;
    const machine = ref.logic;
    const { value, context, status } = inspected.snapshot as AnyMachineSnapshot;
    const situation = { value, context: mask(machine.id, context) };
    const transitions = taken.get(ref) ?? [];
    taken.delete(ref);
    const before = actors.get(ref);
    if (event.type === 'xstate.init' || !before) {
      begin(ref, machine, situation);
    } else {
      const isRunning = status === 'active' && event.type !== 'xstate.stop';
      actors.set(ref, {
        ...before,
        now: situation,
        isRunning,
        taken: transitions.length > 0 ? transitions : before.taken,
      });
      if (event.type !== 'xstate.stop') {
        number += 1;
        append({
          ...situation,
          number,
          at: now(),
          actor: before.id,
          event: mask(machine.id, event) as LoggedEvent,
        });
      }
    }
    notify();
  });

  return {
    subscribe: recording.subscribe,
    get: recording.get,
    /** What is kept, for a file that `npm run replay` reads. */
    log(): Log {
      const kept = new Set(steps.map(({ actor }) => actor));
      return {
        version: 1,
        actors: [...ended, ...actors.values()].flatMap(({ id, machine, isRunning }) => {
          const start = starts.get(id);
          return start && (isRunning || kept.has(id)) ? [{ id, machine: machine.id, start }] : [];
        }),
        steps: steps.map(({ at, actor, event, value }) => ({ at, actor, event, value })),
      };
    },
    stop,
  };
}

function isMachineActor(ref: ActorRefLike): ref is AnyActorRef & { logic: AnyStateMachine } {
  return 'logic' in ref && ref.logic instanceof StateMachine;
}
