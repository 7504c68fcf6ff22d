import { stepFormMachine } from '../../machines/step-form.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof stepFormMachine>;

export const typed = {
  person: { name: 'An', email: 'an@nhip.example' },
  request: { topic: 'bonds', day: '2026-09-01' },
};

export const steps = {
  'next with a person': { type: 'next', values: typed.person },
  'next with a request': { type: 'next', values: typed.request },
  'next with nothing': { type: 'next', values: {} },
  'edit the person': { type: 'edit person', values: { topic: 'funds' } },
  'edit the request': { type: 'edit request', values: {} },
  'start again': { type: 'start again' },
} as const satisfies Record<string, Step>;

const untilRequest = [steps['next with a person']] as const;
const untilConfirmation = [...untilRequest, steps['next with a request']] as const;

export const situations = {
  person: [],
  request: untilRequest,
  confirmation: untilConfirmation,
  done: [...untilConfirmation, steps['next with nothing']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(stepFormMachine, { situations, steps });
