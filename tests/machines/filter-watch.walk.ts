import { filterWatchMachine } from '../../machines/filter-watch.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof filterWatchMachine>;

const at = (minute: number) => `2026-08-27T03:0${minute}:00Z`;
const evaluated = (minute: number, ...symbols: string[]) =>
  ({ type: 'evaluated', at: at(minute), met: [{ watch: 'cheap', symbols }] }) as const;

export const steps = {
  'only FPT meets it': evaluated(1, 'FPT'),
  'FPT and HPG meet it': evaluated(2, 'FPT', 'HPG'),
  'none meets it': evaluated(3),
  'another filter is met by HPG': {
    type: 'evaluated',
    at: at(4),
    met: [{ watch: 'liquid', symbols: ['HPG'] }],
  },
} as const satisfies Record<string, Step>;

const situations = {
  'nothing is known': [],
  'FPT is known': [steps['only FPT meets it']],
  'both are known': [steps['FPT and HPG meet it']],
  'HPG has left': [steps['FPT and HPG meet it'], steps['only FPT meets it']],
} as const satisfies Record<string, readonly Step[]>;

export { filterWatchMachine as machine };

export function cases(machine = filterWatchMachine): Case[] {
  return casesFor(() => startHarness(machine, { input: { known: {} } }), { situations, steps });
}
