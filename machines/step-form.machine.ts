import { assign, setup } from 'xstate';

/** What is typed into the steps. */
export type StepFormValues = {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly day: string;
};

const empty: StepFormValues = { name: '', email: '', topic: '', day: '' };

/** A step's values, right when the form goes on, as they are typed so far when it goes back. */
type Typed = { readonly values: Partial<StepFormValues> };

/** A form in steps: it goes on with a step's valid values, and back to any earlier step with nothing lost. */
export const stepFormMachine = setup({
  types: {
    context: {} as { readonly values: StepFormValues },
    events: {} as
      | ({ type: 'next' } & Typed)
      | ({ type: 'edit person' } & Typed)
      | ({ type: 'edit request' } & Typed)
      | { type: 'start again' },
  },
  actions: {
    'keep values': assign(({ context }, { values }: Typed) => ({ values: { ...context.values, ...values } })),
    'clear values': assign({ values: empty }),
  },
}).createMachine({
  id: 'step form',
  description: 'The step of a form in steps, and what was typed into all of them.',
  context: { values: empty },
  initial: 'person',
  states: {
    person: {
      on: { next: { target: 'request', actions: { type: 'keep values', params: ({ event }) => event } } },
    },
    request: {
      on: {
        next: { target: 'confirmation', actions: { type: 'keep values', params: ({ event }) => event } },
        'edit person': { target: 'person', actions: { type: 'keep values', params: ({ event }) => event } },
      },
    },
    confirmation: {
      on: { next: 'done', 'edit person': 'person', 'edit request': 'request' },
    },
    done: {
      on: { 'start again': { target: 'person', actions: 'clear values' } },
    },
  },
});
