// @module-tag P9
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { confirmationMachine, type Confirmation } from '../../machines/confirmation.machine';
import type { Notice, NoticeCode } from '../../machines/notice';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { anotherBot, anotherEmail, cases, email, steps, subscription } from './confirmation.walk';

const posting = (...queue: Confirmation[]) => ({ value: 'posting', tags: ['busy'], context: { queue } });
const startPosting = (first: Confirmation, ...waiting: Confirmation[]) => ({
  ...posting(first, ...waiting),
  requests: [first],
});
const settled = (code: NoticeCode, detail?: string) => ({
  value: 'idle',
  tags: [],
  context: { queue: [] },
  emitted: [notice(code, detail)],
});
const confirms = {
  'confirm an e-mail address': startPosting(email),
  'confirm another e-mail address': startPosting(anotherEmail),
  'confirm a subscription': startPosting(subscription),
  'confirm a subscription of another bot': startPosting(anotherBot),
};

const table: Table = {
  idle: { start: { context: { queue: [] } }, steps: confirms },
  'idle after an acceptance': { start: { ...settled('confirm.done'), requests: [email] }, steps: confirms },
  'idle after a failure': {
    start: { ...settled('subscribe.failed', 'Đã hết hạn'), requests: [subscription] },
    steps: confirms,
  },
  'posting an e-mail address': {
    start: startPosting(email),
    steps: {
      'confirm another e-mail address': posting(email, anotherEmail),
      'confirm a subscription': posting(email, subscription),
      'confirm a subscription of another bot': posting(email, anotherBot),
      'the server accepts': settled('confirm.done'),
      'the server fails': settled('confirm.failed', 'Đã hết hạn'),
    },
  },
  'posting a subscription': {
    start: startPosting(subscription),
    steps: {
      'confirm an e-mail address': posting(subscription, email),
      'confirm another e-mail address': posting(subscription, anotherEmail),
      'confirm a subscription of another bot': posting(subscription, anotherBot),
      'the server accepts': settled('subscribe.done'),
      'the server fails': settled('subscribe.failed', 'Đã hết hạn'),
    },
  },
  'posting while another waits': {
    start: { ...posting(email, subscription), requests: [email] },
    steps: {
      'confirm another e-mail address': posting(email, subscription, anotherEmail),
      'confirm a subscription of another bot': posting(email, subscription, anotherBot),
      'the server accepts': { ...startPosting(subscription), emitted: [notice('confirm.done')] },
      'the server fails': {
        ...startPosting(subscription),
        emitted: [notice('confirm.failed', 'Đã hết hạn')],
      },
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
