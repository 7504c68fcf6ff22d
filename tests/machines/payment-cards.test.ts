import { describe, expect, it } from 'vitest';
import { cards, paymentCardsCells, steps } from './payment-cards.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const saved = [cards.saved];
const both = [cards.saved, cards.other];

const ready = { value: 'ready', context: { cards: saved } };
const withAnother = { value: 'ready', context: { cards: both } };
const asking = { value: { adding: 'asking' } };
const refused = { value: { adding: 'refused' } };

const table: Table = {
  loading: {
    seen: { context: { saved, cards: [] } },
    steps: { '1,500 ms pass': ready },
  },
  ready: { seen: { ...ready, context: { saved, cards: saved } }, steps: { begin: asking } },
  'ready with another card': {
    seen: { ...withAnother, context: { saved, cards: both } },
    steps: { begin: asking },
  },
  'adding, asking': {
    seen: { ...asking, context: { saved, cards: saved } },
    steps: { cancel: ready, 'add the saved card': refused, 'add another card': withAnother },
  },
  'adding, refused': {
    seen: { ...refused, context: { saved, cards: saved } },
    steps: { cancel: ready, 'add another card': withAnother },
  },
};

describe('the payment cards', () => {
  it('do in every situation what their table says, and nothing else', async () => {
    expect(await walk(paymentCardsCells())).toStrictEqual(walkOf(table, steps));
  });
});
