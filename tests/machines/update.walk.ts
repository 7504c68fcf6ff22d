import type { AnyStateMachine } from 'xstate';
import { updateMachine } from '../../machines/update.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof updateMachine, boolean>;

const typed = { type: 'unsaved changed', isUnsaved: true } as const;

export const steps = {
  'the page is shown again': { type: 'page shown' },
  'a version waits': { type: 'version waiting' },
  'a version is active': { type: 'version activated' },
  'something is typed': typed,
  'what was typed is saved': { type: 'unsaved changed', isUnsaved: false },
  'code is missing': { type: 'code missing' },
  'the person updates': { type: 'update' },
  'an hour passes': { wait: 3_600_000 },
  'the page is there': { response: true },
  'no file is damaged': { response: false },
  'the page is not there': { failure: new Error('offline') },
} as const satisfies Record<string, Step>;

const situations = {
  current: [],
  'current with something typed': [typed],
  'current for half an hour': [{ wait: 1_800_000 }],
  'current for an hour': [{ wait: 3_600_000 }],
  'current after a page that was not there': [steps['code is missing'], steps['the page is not there']],
  'waiting for what is typed': [typed, steps['a version waits']],
  activating: [steps['a version waits']],
  'outdated by another tab': [typed, steps['a version is active']],
  'outdated while it waited': [typed, steps['a version waits'], steps['a version is active']],
  checking: [steps['code is missing']],
  'checking while a version waits': [typed, steps['a version waits'], steps['code is missing']],
  'waiting after a page that was not there': [
    typed,
    steps['code is missing'],
    steps['a version waits'],
    steps['the page is not there'],
  ],
  'outdated after a page that was not there': [
    typed,
    steps['code is missing'],
    steps['a version is active'],
    steps['the page is not there'],
  ],
  'activating for missing code': [
    steps['code is missing'],
    steps['a version waits'],
    steps['the page is there'],
  ],
  reloading: [steps['a version is active']],
  'reloading for missing code': [steps['code is missing'], steps['the page is there']],
} as const satisfies Record<string, readonly Step[]>;

const requests = { findPage: () => ({}), takeWorkerBack: () => ({ takes: 'worker' }) };
const input = { isUnsaved: false, mayReload: true };
const walk = walkOf(updateMachine, { situations, steps, input, requests });
const afterReload = walkOf(updateMachine, {
  situations: {
    'current after a reload that did not help': [],
    'inspecting after a reload that did not help': [steps['code is missing']],
  },
  steps,
  input: { ...input, mayReload: false },
  requests,
});

export const { machine } = walk;
export const cases = (mutant?: AnyStateMachine) => [...walk.cases(mutant), ...afterReload.cases(mutant)];
