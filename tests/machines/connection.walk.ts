import { connectionMachine } from '../../machines/connection.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof connectionMachine>;

export const steps = {
  offline: { type: 'offline' },
  online: { type: 'online' },
  'data is loaded': { type: 'data loaded', at: 1000 },
  'data is loaded later': { type: 'data loaded', at: 2000 },
  reset: { type: 'reset' },
} as const satisfies Record<string, Step>;

const situations = {
  online: [],
  'online with data': [steps['data is loaded']],
  'online after a reset': [steps['data is loaded'], steps.reset],
  offline: [steps.offline],
  'offline with data': [steps['data is loaded'], steps.offline],
  'online again': [steps.offline, steps.online],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(connectionMachine, { situations, steps });
