import type { FiredAlert } from '../../machines/alerts.machine';
import { catchUpMachine, type UnwatchedSpan } from '../../machines/catch-up.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof catchUpMachine, readonly FiredAlert[]>;

export const TWO_MINUTES = 120_000;
export const found: FiredAlert = { id: 'one', armedAt: '2026-08-27T02:00:00Z' };

/** Prices at an instant; the machine was watching until 0. */
const at = (ms: number) => ({ type: 'prices came', at: ms }) as const;

export const steps = {
  'prices come within two minutes': at(TWO_MINUTES),
  'prices come later': at(TWO_MINUTES + 1),
  'prices come much later': at(10 * TWO_MINUTES),
  'one is found': { response: [found] },
  'nothing is found': { response: [] },
  'the bars are not loaded': { failure: new Error('Away') },
} as const satisfies Record<string, Step>;

const situations = {
  waiting: [],
  watching: [steps['prices come within two minutes'], steps['nothing is found']],
  'catching up': [steps['prices come later']],
  'newer prices wait': [steps['prices come within two minutes'], steps['prices come later']],
  'older prices wait': [steps['prices come later'], steps['prices come within two minutes']],
  failed: [steps['prices come later'], steps['the bars are not loaded']],
  'caught up': [steps['prices come later'], steps['one is found']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(catchUpMachine, {
  situations,
  steps,
  input: { watchedUntil: 0 },
  requests: { find: (span: UnwatchedSpan) => span },
});
