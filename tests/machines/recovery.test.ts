import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Destination, Navigation } from '../../machines/navigation';
import type { Notice } from '../../machines/notice';
import { recoveryMachine } from '../../machines/recovery.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, provideRecovery, steps } from './recovery.walk';

const email = 'an@nhip.example';
const initial = { email: null, secondsLeft: 0, token: null };
const known = { ...initial, email };
const waiting = (secondsLeft: number) => ({ ...known, secondsLeft });

const toNewPassword = goTo('newPassword', true);
const toLinkSent = goTo('linkSent', false);
const failed: Notice = { type: 'notice', code: 'recovery.failed', detail: 'Máy chủ bận' };
const sentAgain: Notice = { type: 'notice', code: 'recovery.sentAgain' };

const requesting = {
  value: 'requesting',
  tags: ['busy'],
  context: { secondsLeft: 0 },
  requests: [{ email }],
};
const always = {
  'token received': { context: { token: 'secret' }, emitted: [toNewPassword] },
  'response without a token': { context: { token: null }, emitted: [toNewPassword] },
  reset: { value: 'idle', tags: [], context: initial },
};
const cooled = { value: 'coolingDown', tags: [], context: waiting(60) };
const refused = { value: 'idle', tags: [], emitted: [failed] };

const table: Table = {
  idle: { start: { context: initial }, steps: { ...always, 'request link': requesting } },
  'idle with a token': {
    start: { value: 'idle', context: { ...initial, token: 'secret' }, emitted: [toNewPassword] },
    steps: { ...always, 'request link': requesting },
  },
  'idle with an address': {
    start: { value: 'idle', context: known, emitted: [toLinkSent], requests: [{ email }] },
    steps: {
      ...always,
      'request link': requesting,
      'resend link': { ...requesting, value: 'resending' },
    },
  },
  'idle after a failure within the minute': {
    start: {
      value: 'idle',
      context: known,
      emitted: [toLinkSent, failed],
      requests: [{ email }, { email }],
    },
    steps: {
      ...always,
      'request link': requesting,
      'resend link': { ...requesting, value: 'resending' },
    },
  },
  requesting: {
    start: { ...requesting, context: initial },
    steps: {
      ...always,
      'the server accepts': { ...cooled, emitted: [toLinkSent] },
      'the server fails': refused,
    },
  },
  resending: {
    start: {
      ...requesting,
      value: 'resending',
      context: known,
      emitted: [toLinkSent],
      requests: [{ email }, { email }],
    },
    steps: {
      ...always,
      'request link': requesting,
      'the server accepts': { ...cooled, emitted: [sentAgain] },
      'the server fails': refused,
    },
  },
  coolingDown: {
    start: { ...cooled, emitted: [toLinkSent], requests: [{ email }] },
    steps: {
      ...always,
      'request link': requesting,
      '1,000 ms pass': { context: waiting(59) },
    },
  },
  'coolingDown for the last second': {
    start: { value: 'coolingDown', context: waiting(1), emitted: [toLinkSent], requests: [{ email }] },
    steps: {
      ...always,
      'request link': requesting,
      '1,000 ms pass': { value: 'idle', context: known },
    },
  },
  'coolingDown with a token': {
    start: {
      value: 'coolingDown',
      context: { ...waiting(60), token: 'secret' },
      emitted: [toLinkSent, toNewPassword],
      requests: [{ email }],
    },
    steps: {
      ...always,
      'request link': requesting,
      '1,000 ms pass': { context: { secondsLeft: 59 } },
    },
  },
};

describe('a recovery', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('resends a link after a minute and no sooner, also after the resent one', async () => {
    const harness = provideRecovery()();
    await harness.run(steps['request link']);
    await harness.run(steps['the server accepts']);

    const requests: number[] = [];
    for (let second = 0; second <= 120; second++) {
      await harness.run(steps['resend link']);
      await harness.run(steps['the server accepts']);
      requests.push(harness.observe().requests.length);
      await harness.run(steps['1,000 ms pass']);
    }

    expect(requests.flatMap((count, second) => (count > 0 ? [second] : []))).toEqual([0, 60, 120]);
    expect(requests[0]).toBe(1);
  });

  it('reports it when the app did not provide the server', async () => {
    const recovery = createActor(recoveryMachine).start();
    const emitted = new Promise((resolve) => recovery.on('notice', resolve));

    recovery.send(steps['request link']);

    expect(await emitted).toMatchObject({ detail: 'Actor "sendLink" was not provided' });
  });
});

function goTo(page: 'linkSent' | 'newPassword', replace: boolean): Navigation {
  const to: Destination = { page };
  return { type: 'navigate', to, replace };
}
