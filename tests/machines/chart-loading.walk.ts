import { chartLoadingMachine } from '../../machines/chart-loading.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof chartLoadingMachine, undefined>;

export const steps = {
  retry: { type: 'retry' },
  '499 ms pass': { wait: 499 },
  '500 ms pass': { wait: 500 },
  'the code is there': { response: undefined },
  'the code is missing': { failure: new Error('Failed to fetch dynamically imported module') },
} as const satisfies Record<string, Step>;

const situations = {
  loading: [],
  'loading, the code there first': [steps['the code is there']],
  'loading, the time over first': [steps['500 ms pass']],
  loaded: [steps['the code is there'], steps['500 ms pass']],
  failed: [steps['the code is missing']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(chartLoadingMachine, {
  situations,
  steps,
  requests: { 'load code': () => ({ code: true }) },
});
