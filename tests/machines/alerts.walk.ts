import { alertsMachine, type FiredAlert } from '../../machines/alerts.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof alertsMachine, readonly FiredAlert[]>;

export const one: FiredAlert = { id: 'one', armedAt: '2026-08-27T02:00:00Z' };
export const again: FiredAlert = { id: 'one', armedAt: '2026-08-27T03:00:00Z' };
export const two: FiredAlert = { id: 'two', armedAt: '2026-08-27T02:00:00Z' };

/** In the middle of the longest and the shortest pause. */
export const random = () => 0.5;

export const steps = {
  'nothing fires': { type: 'evaluated', fired: [] },
  'one fires': { type: 'evaluated', fired: [one] },
  'one and two fire': { type: 'evaluated', fired: [one, two] },
  'one fires, armed again': { type: 'evaluated', fired: [again] },
  'one is claimed': { response: [one] },
  'another tab was first': { response: [] },
  'it is not saved': { failure: new Error('Full') },
  '22 s pass': { wait: 22_000 },
  '23 s pass': { wait: 23_000 },
} as const satisfies Record<string, Step>;

const situations = {
  watching: [],
  claiming: [steps['one fires']],
  'two fires while one is claimed': [steps['one fires'], steps['one and two fire']],
  failed: [steps['one fires'], steps['it is not saved']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(alertsMachine, {
  situations,
  steps,
  input: { random },
  requests: { claim: (fired: readonly FiredAlert[]) => ({ ids: fired.map(({ id }) => id) }) },
});
