// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, start, steps, typed } from './step-form.walk';

const nothing = { name: '', email: '', topic: '', day: '' };
const withPerson = { ...nothing, ...typed.person };
const withBoth = { ...withPerson, ...typed.request };

const table: Table = {
  person: {
    start: { context: { values: nothing } },
    steps: {
      'next with a person': { value: 'request', context: { values: withPerson } },
      'next with a request': { value: 'request', context: { values: { ...nothing, ...typed.request } } },
      'next with nothing': { value: 'request' },
    },
  },
  request: {
    start: { value: 'request', context: { values: withPerson } },
    steps: {
      'next with a person': { value: 'confirmation' },
      'next with a request': { value: 'confirmation', context: { values: withBoth } },
      'next with nothing': { value: 'confirmation' },
      'edit the person': { value: 'person', context: { values: { ...withPerson, topic: 'funds' } } },
    },
  },
  confirmation: {
    start: { value: 'confirmation', context: { values: withBoth } },
    steps: {
      'next with a person': { value: 'done' },
      'next with a request': { value: 'done' },
      'next with nothing': { value: 'done' },
      'edit the person': { value: 'person' },
      'edit the request': { value: 'request' },
    },
  },
  done: {
    start: { value: 'done', context: { values: withBoth } },
    steps: { 'start again': { value: 'person', context: { values: nothing } } },
  },
};

describe('the form in steps', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('keeps what was typed in a step that is left backwards', () => {
    const { actor, run } = start();
    run(steps['next with a person']);
    run(steps['edit the person']);
    run({ type: 'next', values: { name: 'Bình' } });
    expect(actor.getSnapshot().context.values).toEqual({ ...withPerson, name: 'Bình', topic: 'funds' });
  });
});
