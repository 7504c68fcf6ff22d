import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { confirmationMachine, type Confirmation } from '../../machines/confirmation.machine';
import type { Notice, NoticeCode } from '../../machines/notice';
import { confirmationCells, email, steps, subscription } from './confirmation.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const nothing = { asked: null };
const posting = (asked: Confirmation) => ({
  value: 'posting',
  tags: ['busy'],
  context: { asked },
  asked: [asked],
});
const over = (code: NoticeCode, detail?: string) => ({
  value: 'resting',
  tags: [],
  context: nothing,
  told: [notice(code, detail)],
});
const begins = {
  'confirm an e-mail address': posting(email),
  'confirm a subscription': posting(subscription),
};

const table: Table = {
  resting: { seen: { context: nothing }, steps: begins },
  'resting again': { seen: { ...over('confirm.done'), asked: [email] }, steps: begins },
  'resting after a failure': {
    seen: { ...over('subscribe.failed', 'Đã hết hạn'), asked: [subscription] },
    steps: begins,
  },
  'posting an e-mail address': {
    seen: posting(email),
    steps: {
      'the server agrees': over('confirm.done'),
      'the server fails': over('confirm.failed', 'Đã hết hạn'),
    },
  },
  'posting a subscription': {
    seen: posting(subscription),
    steps: {
      'the server agrees': over('subscribe.done'),
      'the server fails': over('subscribe.failed', 'Đã hết hạn'),
    },
  },
};

describe('a confirmation', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(confirmationCells())).toStrictEqual(walkOf(table, steps));
  });

  it('says so when the app forgot to provide the server', async () => {
    const actor = createActor(confirmationMachine).start();
    const told = new Promise((resolve) => actor.on('notice', resolve));

    actor.send(steps['confirm an e-mail address']);

    expect(await told).toEqual(notice('confirm.failed', 'Actor "confirm" was not provided'));
  });
});

function notice(code: NoticeCode, detail?: string): Notice {
  return { type: 'notice', code, ...(detail !== undefined && { detail }) };
}
