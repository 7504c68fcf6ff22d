import { partnerChartFocusMachine } from '../../machines/partner-chart-focus.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

export type Step = StepOf<typeof partnerChartFocusMachine>;

export const steps = {
  'a person enters': { type: 'focus entered', isByPerson: true },
  'the frame grabs the focus': { type: 'focus entered', isByPerson: false },
  'focus left': { type: 'focus left' },
  'exit button pressed': { type: 'exit button pressed' },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const { 'the frame grabs the focus': taken, '999 ms pass': almost } = steps;

const situations = {
  outside: [],
  inside: [steps['a person enters']],
  guarding: [taken],
  'guarding for long': [taken, almost, taken, almost],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(partnerChartFocusMachine, { situations, steps });
