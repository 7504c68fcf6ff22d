import { subscriptionEditorMachine } from '../../machines/subscription-editor.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof subscriptionEditorMachine>;

export const steps = {
  'choose An': { type: 'choose', userId: 'an' },
  'choose Bình': { type: 'choose', userId: 'bình' },
  'choose Chi': { type: 'choose', userId: 'chi' },
  edited: { type: 'edited' },
  settled: { type: 'settled' },
  'keep editing': { type: 'keep editing' },
  'discard edits': { type: 'discard edits' },
} as const satisfies Record<string, Step>;

const { 'choose An': an, 'choose Bình': bình, edited } = steps;

const situations = {
  'settled without a user': [],
  'settled on An': [an],
  'edited on An': [an, edited],
  'confirming Bình instead of An': [an, edited, bình],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(subscriptionEditorMachine, { situations, steps });
