import type { StateValue } from 'xstate';

/** What a log keeps of an event: its type, and its payload without secrets. */
export type LoggedEvent = { readonly type: string; readonly [key: string]: unknown };

/** An actor of a machine, as it was before the first of its events in the log. */
type LoggedActor = {
  readonly id: string;
  readonly machine: string;
  readonly start: { readonly value: StateValue; readonly context: unknown };
};

/** An event that a machine has processed, timers and results of its actors included, and the state it led to. */
type LoggedStep = {
  /** In ms since 1970. */
  readonly at: number;
  readonly actor: string;
  readonly event: LoggedEvent;
  readonly value: StateValue;
};

/** What the inspector copies, and `npm run replay` reads. */
export type Log = {
  readonly version: 1;
  readonly actors: readonly LoggedActor[];
  readonly steps: readonly LoggedStep[];
};

type WrittenNumber = { readonly $number: string };

/** JSON has no infinity. */
export function writtenNumber(value: number): number | WrittenNumber {
  return Number.isFinite(value) ? value : { $number: String(value) };
}

/** Reads what the inspector has copied. */
export function readLog(text: string): Log {
  return JSON.parse(text, (_, value: unknown) =>
    isWrittenNumber(value) ? Number(value.$number) : value,
  ) as Log;
}

function isWrittenNumber(value: unknown): value is WrittenNumber {
  return typeof value === 'object' && value !== null && '$number' in value;
}
