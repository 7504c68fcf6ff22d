import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDeskBench, planDeskCells, steps } from './plan-editor.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';
import { broken, walks } from '../support/machines/random-runs';

const on = (userId: string | null, wanted: string | null = null) => ({ context: { userId, wanted } });
const settled = (userId: string) => ({ value: 'settled', ...on(userId) });
const asking = (wanted: string) => ({ value: 'asking', ...on('an', wanted) });
const edited = { value: 'edited', ...on('an') };

const table: Table = {
  'settled, with nobody': {
    seen: { value: 'settled', ...on(null) },
    steps: {
      'choose An': on('an'),
      'choose Bình': on('bình'),
      'choose Chi': on('chi'),
      edited: { value: 'edited' },
    },
  },
  'settled, with An': {
    seen: settled('an'),
    steps: { 'choose Bình': on('bình'), 'choose Chi': on('chi'), edited: { value: 'edited' } },
  },
  'edited, with An': {
    seen: edited,
    steps: { 'choose Bình': asking('bình'), 'choose Chi': asking('chi'), settled: { value: 'settled' } },
  },
  'asking, with An, about Bình': {
    seen: asking('bình'),
    steps: {
      'choose An': edited,
      'choose Chi': on('an', 'chi'),
      stay: edited,
      leave: settled('bình'),
      settled: settled('bình'),
    },
  },
};

describe('the desk where plans are assigned', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(planDeskCells())).toStrictEqual(walkOf(table, steps));
  });

  it('keeps its promises on random walks', () => {
    const anyWay = fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 20 });

    const promise = fc.property(anyWay, (way) => {
      const { actor } = planDeskBench();
      for (const step of way) {
        const before = actor.getSnapshot();
        actor.send(step);
        const after = actor.getSnapshot();
        const hasMoved = after.context.userId !== before.context.userId;
        const hadEdits = !before.matches('settled');
        const isAsking = after.matches('asking');
        const promises = {
          'edits are dropped only by the admin’s word, or once they are saved':
            !hasMoved || !hadEdits || step.type === 'leave' || step.type === 'settled',
          'somebody is wanted exactly while the admin is asked': isAsking === (after.context.wanted !== null),
          'the admin is asked about somebody else':
            !isAsking || after.context.wanted !== after.context.userId,
        };
        expect(broken(promises)).toEqual([]);
      }
    });

    fc.assert(promise, walks);
  });
});
