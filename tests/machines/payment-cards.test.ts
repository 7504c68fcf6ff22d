// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { isSameCard } from '../../machines/payment-cards.machine';
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

  it.each([
    ['the same card', {}, true],
    ['another number', { lastFour: '0000' }, false],
    ['another brand', { brand: 'jcb' }, false],
    ['a renewed card', { expiry: '08/31' }, false],
    ['another spelling of the holder', { holder: 'Nguyễn Minh Anh' }, true],
  ] as const)('compare by brand, last four digits and expiry: %s', (_, change, isSame) => {
    expect(isSameCard(cards.saved, { ...cards.saved, ...change })).toBe(isSame);
  });
});
