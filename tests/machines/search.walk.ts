import { searchMachine } from '../../machines/search.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

export type Step = StepOf<typeof searchMachine>;

const received = (ids: readonly string[], isComplete: boolean, isChoice = false): Step => ({
  ...{ type: 'results received', ids, isComplete, isChoice },
});

export const steps = {
  open: { type: 'open' },
  close: { type: 'close' },
  'type hp': { type: 'type', text: 'hp' },
  'type a blank': { type: 'type', text: ' ' },
  'filter forms': { type: 'filter', kind: 'forms' },
  'three results': received(['a', 'b', 'c'], true),
  'the last two results, incomplete': received(['b', 'c'], false),
  'two to choose from': received(['b', 'c'], true, true),
  'no results, incomplete': received([], false),
  'no results': received([], true),
  'move next': { type: 'move', to: 'next' },
  'move previous': { type: 'move', to: 'previous' },
  'move first': { type: 'move', to: 'first' },
  'move last': { type: 'move', to: 'last' },
  submit: { type: 'submit' },
  'pick c': { type: 'pick', id: 'c' },
  '149 ms pass': { wait: 149 },
  '150 ms pass': { wait: 150 },
  '400 ms pass': { wait: 400 },
} as const satisfies Record<string, Step>;

const { open, submit, 'type hp': type, 'three results': three, '150 ms pass': pause } = steps;
const { 'the last two results, incomplete': two, 'move last': last } = steps;

const situations = {
  closed: [],
  'closed after a search': [open, type, three, steps.close],
  'idle before a word': [open],
  'idle before a word with results': [open, three],
  'idle before a word at the last result': [open, three, last],
  'idle after a word': [open, type, pause, three],
  'idle after a word at the last result': [open, type, pause, three, last],
  'idle on the last two results, incomplete': [open, type, pause, two],
  'idle without results': [open, type, pause, steps['no results']],
  'idle with two to choose from': [open, type, pause, steps['two to choose from']],
  'idle with one that is chosen': [open, type, pause, steps['two to choose from'], last],
  typing: [open, type],
  'typing for almost a pause': [open, type, steps['149 ms pass']],
  'typing over results': [open, type, pause, three, steps['move next'], type],
  'typing at the last result': [open, type, two, last],
  submitting: [open, type, submit],
  'submitting over the last two': [open, type, two, submit],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(searchMachine, { situations, steps });
