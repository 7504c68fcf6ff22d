import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cards, cases, steps } from './payment-cards.walk';

const saved = [cards.saved];
const both = [cards.saved, cards.other];

const ready = { value: 'ready', context: { cards: saved } };
const withAnother = { value: 'ready', context: { cards: both } };
const editing = { value: { adding: 'editing' } };
const refused = { value: { adding: 'refused' } };

const table: Table = {
  loading: {
    start: { context: { saved, cards: [] } },
    steps: { '1,500 ms pass': ready },
  },
  ready: { start: { ...ready, context: { saved, cards: saved } }, steps: { begin: editing } },
  'ready with another card': {
    start: { ...withAnother, context: { saved, cards: both } },
    steps: { begin: editing },
  },
  'adding.editing': {
    start: { ...editing, context: { saved, cards: saved } },
    steps: { cancel: ready, 'add the saved card': refused, 'add another card': withAnother },
  },
  'adding.refused': {
    start: { ...refused, context: { saved, cards: saved } },
    steps: { cancel: ready, 'add another card': withAnother },
  },
};

describe('the payment cards', () => {
  it('do what their table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
