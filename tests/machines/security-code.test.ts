// @module-tag P9
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { securityCodeMachine } from '../../machines/security-code.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './security-code.walk';

const code = '123456';
const empty = { code: '', problem: null };
const verifying = {
  value: 'verifying',
  tags: ['busy'],
  context: { code, problem: null },
  requests: [{ code }],
};
const refused = (problem: string) => ({
  value: 'typing',
  tags: [],
  context: { code: '', problem },
  emitted: [{ type: 'refused', problem }],
});
const verified = (token: string | null) => ({
  value: 'verified',
  tags: [],
  emitted: [{ type: 'verified', token }],
});

const typed = {
  'five characters': { context: { code: '12345', problem: null } },
  'six characters': verifying,
  'six that are pasted with a blank and a dash': verifying,
  'a message with the code': verifying,
  'seven digits': { context: { code: '1234567', problem: 'noCode' } },
  'blanks and dashes alone': { context: empty },
};

const table: Table = {
  typing: { start: { context: empty }, steps: typed },
  'typing the fifth': {
    start: { value: 'typing', context: { code: '12345', problem: null } },
    steps: typed,
  },
  'typing after a refusal': {
    start: { ...refused('Mã không đúng'), requests: [{ code }] },
    steps: typed,
  },
  verifying: {
    start: verifying,
    steps: {
      'the server accepts': verified('secret'),
      'the server accepts without a token': verified(null),
      'the server fails with a message': refused('Mã không đúng'),
      'the server fails without a message': refused('unexpected'),
    },
  },
  verified: {
    start: { context: { code, problem: null }, requests: [{ code }], emitted: verified('secret').emitted },
    steps: {},
  },
};

describe('a security code', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('reports it when the app did not provide the server', async () => {
    const actor = createActor(securityCodeMachine).start();
    const emitted = new Promise((resolve) => actor.on('refused', resolve));

    actor.send(steps['six characters']);

    expect(await emitted).toEqual({ type: 'refused', problem: 'Actor "verify" was not provided' });
  });
});
