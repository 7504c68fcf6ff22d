import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { securityCodeMachine } from '../../machines/security-code.machine';
import { securityCodeCells, steps } from './security-code.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const code = '123456';
const empty = { code: '', problem: null };
const verifying = { value: 'verifying', tags: ['busy'], context: { code, problem: null }, asked: [{ code }] };
const refused = (problem: string) => ({
  value: 'typing',
  tags: [],
  context: { code: '', problem },
  asked: [{ type: 'refused', problem }],
});
const verified = (token: string | null) => ({
  value: 'verified',
  tags: [],
  asked: [{ type: 'verified', token }],
});

const anyone = {
  'five characters': { context: { code: '12345', problem: null } },
  'six characters': verifying,
  'six that are pasted with a blank and a dash': verifying,
  'seven characters': verifying,
  'blanks and dashes alone': { context: empty },
};

const table: Table = {
  typing: { seen: { context: empty }, steps: anyone },
  'typing the fifth': {
    seen: { value: 'typing', context: { code: '12345', problem: null } },
    steps: anyone,
  },
  'typing after a refusal': {
    seen: { ...refused('Mã không đúng'), asked: [{ code }, ...refused('Mã không đúng').asked] },
    steps: anyone,
  },
  verifying: {
    seen: verifying,
    steps: {
      'the server agrees': verified('secret'),
      'the server agrees without a token': verified(null),
      'the server fails with words': refused('Mã không đúng'),
      'the server fails without words': refused('unexpected'),
    },
  },
  verified: {
    seen: { context: { code, problem: null }, asked: [{ code }, ...verified('secret').asked] },
    steps: {},
  },
};

describe('a security code', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(securityCodeCells())).toStrictEqual(walkOf(table, steps));
  });

  it('says so when the app forgot to provide the server', async () => {
    const actor = createActor(securityCodeMachine).start();
    const told = new Promise((resolve) => actor.on('refused', resolve));

    actor.send(steps['six characters']);

    expect(await told).toEqual({ type: 'refused', problem: 'Actor "verify" was not provided' });
  });
});
