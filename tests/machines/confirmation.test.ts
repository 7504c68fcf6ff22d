import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { confirmationMachine, type Confirmation } from '../../machines/confirmation.machine';
import type { Notice, NoticeCode } from '../../machines/notice';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, email, steps, subscription } from './confirmation.walk';

const nothing = { pending: null };
const posting = (pending: Confirmation) => ({
  value: 'posting',
  tags: ['busy'],
  context: { pending },
  requests: [pending],
});
const settled = (code: NoticeCode, detail?: string) => ({
  value: 'idle',
  tags: [],
  context: nothing,
  emitted: [notice(code, detail)],
});
const confirms = {
  'confirm an e-mail address': posting(email),
  'confirm a subscription': posting(subscription),
};

const table: Table = {
  idle: { start: { context: nothing }, steps: confirms },
  'idle after an acceptance': { start: { ...settled('confirm.done'), requests: [email] }, steps: confirms },
  'idle after a failure': {
    start: { ...settled('subscribe.failed', 'Đã hết hạn'), requests: [subscription] },
    steps: confirms,
  },
  'posting an e-mail address': {
    start: posting(email),
    steps: {
      'the server accepts': settled('confirm.done'),
      'the server fails': settled('confirm.failed', 'Đã hết hạn'),
    },
  },
  'posting a subscription': {
    start: posting(subscription),
    steps: {
      'the server accepts': settled('subscribe.done'),
      'the server fails': settled('subscribe.failed', 'Đã hết hạn'),
    },
  },
};

describe('a confirmation', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('reports it when the app did not provide the server', async () => {
    const actor = createActor(confirmationMachine).start();
    const emitted = new Promise((resolve) => actor.on('notice', resolve));

    actor.send(steps['confirm an e-mail address']);

    expect(await emitted).toEqual(notice('confirm.failed', 'Actor "confirm" was not provided'));
  });
});

function notice(code: NoticeCode, detail?: string): Notice {
  return { type: 'notice', code, ...(detail !== undefined && { detail }) };
}
