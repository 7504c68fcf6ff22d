import { retryMachine } from '../../machines/retry.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof retryMachine>;

export const steps = {
  refused: { type: 'refused', retryAfter: null },
  'refused for 3 s': { type: 'refused', retryAfter: 2_100 },
  accepted: { type: 'accepted' },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const { refused } = steps;

const situations = {
  open: [],
  'open after two refusals': [refused, refused],
  waiting: [refused, refused, refused],
  'waiting for the last second': [refused, refused, refused, steps['1,000 ms pass']],
  'waiting for the server': [steps['refused for 3 s']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(retryMachine, { situations, steps, input: { free: 3 } });
