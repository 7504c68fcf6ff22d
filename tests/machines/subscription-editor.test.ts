// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, randomRuns, violations, type Table } from '../support/machines/cases';
import { cases, start, steps } from './subscription-editor.walk';
import { tried } from '../support/tried';

const on = (userId: string | null, nextUserId: string | null = null) => ({ context: { userId, nextUserId } });
const settled = (userId: string) => ({ value: 'settled', ...on(userId) });
const confirming = (nextUserId: string) => ({ value: 'confirming', ...on('an', nextUserId) });
const edited = { value: 'edited', ...on('an') };

const table: Table = {
  'settled without a user': {
    start: { value: 'settled', ...on(null) },
    steps: {
      'choose An': on('an'),
      'choose Bình': on('bình'),
      'choose Chi': on('chi'),
      edited: { value: 'edited' },
    },
  },
  'settled on An': {
    start: settled('an'),
    steps: { 'choose Bình': on('bình'), 'choose Chi': on('chi'), edited: { value: 'edited' } },
  },
  'edited on An': {
    start: edited,
    steps: {
      'choose Bình': confirming('bình'),
      'choose Chi': confirming('chi'),
      settled: { value: 'settled' },
    },
  },
  'confirming Bình instead of An': {
    start: confirming('bình'),
    steps: {
      'choose An': edited,
      'choose Chi': on('an', 'chi'),
      'keep editing': edited,
      'discard edits': settled('bình'),
      settled: settled('bình'),
    },
  },
};

describe('the subscription editor', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('keeps its invariants in random runs', () => {
    const anyPath = fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 20 });

    const property = fc.property(anyPath, (path) => {
      const { actor } = start();
      for (const step of path) {
        const before = actor.getSnapshot();
        actor.send(step);
        const after = actor.getSnapshot();
        const hasMoved = after.context.userId !== before.context.userId;
        const hadEdits = !before.matches('settled');
        const isConfirming = after.matches('confirming');
        const invariants = {
          'edits are dropped only when the admin discards them, or once they are saved':
            !hasMoved || !hadEdits || step.type === 'discard edits' || step.type === 'settled',
          'a next user is stored exactly while confirming':
            isConfirming === (after.context.nextUserId !== null),
          'the next user is another one': !isConfirming || after.context.nextUserId !== after.context.userId,
        };
        expect(violations(invariants)).toEqual([]);
      }
    });

    fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });
});
