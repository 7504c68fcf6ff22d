import { isDeepStrictEqual } from 'node:util';
import { getNextSnapshot, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { valueName } from '../../src/demo/charts/chart';
import { machines } from '../../src/demo/charts/machines';
import { readLog } from '../../src/demo/inspector/log';

/** A replayed event: the state that the machine of today is in after it, and the state that was recorded. */
export type Replayed = {
  readonly actor: string;
  readonly event: string;
  readonly value: StateValue;
  readonly recorded: StateValue;
  readonly isSame: boolean;
};

/**
 * Replays a log of the inspector against the machines: events, timers and the results of actors as they were recorded.
 * Nothing is requested, and no time passes.
 */
export function replay(text: string): readonly Replayed[] {
  const { version, actors, steps } = readLog(text);
  if (version !== 1) throw new Error(`The log has version ${String(version)}; this is a replay of version 1`);
  const running = new Map<string, { machine: AnyStateMachine; snapshot: AnyMachineSnapshot }>();
  for (const { id, machine: name, start } of actors) {
    const machine = machines.get(name);
    if (!machine) throw new Error(`There is no machine "${name}": it was renamed or removed since`);
    running.set(id, { machine, snapshot: machine.resolveState(start as never) });
  }
  return steps.map(({ actor, event, value: recorded }) => {
    const replayed = running.get(actor);
    if (!replayed) throw new Error(`The log names no actor "${actor}"`);
    replayed.snapshot = getNextSnapshot(replayed.machine, replayed.snapshot, event);
    const { value } = replayed.snapshot;
    return { actor, event: event.type, value, recorded, isSame: isDeepStrictEqual(value, recorded) };
  });
}

/** A line for each replayed event; one that led to another state than the recorded one says so. */
export function printed(replayed: readonly Replayed[]): string {
  return replayed
    .map(({ actor, event, value, recorded, isSame }) => {
      const line = `${actor}: ${event} -> ${valueName(value)}`;
      return isSame ? line : `${line}, recorded was ${valueName(recorded)}`;
    })
    .join('\n');
}
