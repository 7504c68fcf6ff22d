import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Destination, Navigation } from '../../machines/navigation';
import type { Notice } from '../../machines/notice';
import { LINK_PATIENCE, recoveryMachine } from '../../machines/recovery.machine';
import { recoveryBenches, recoveryCells, steps } from './recovery.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const email = 'an@nhip.example';
const nobody = { email: null, secondsLeft: 0, token: null };
const known = { ...nobody, email };
const waiting = (secondsLeft: number) => ({ ...known, secondsLeft });

const toNewPassword = goTo('newPassword', true);
const toLinkSent = goTo('linkSent', false);
const failed: Notice = { type: 'notice', code: 'recovery.failed', detail: 'Máy chủ bận' };
const sentAgain: Notice = { type: 'notice', code: 'recovery.sentAgain' };

const asking = { value: 'asking', tags: ['busy'], context: { secondsLeft: 0 }, asked: [{ email }] };
const atOnce = {
  'recognised by a token': { context: { token: 'secret' }, told: [toNewPassword] },
  'recognised without a token': { context: { token: null }, told: [toNewPassword] },
  forget: { value: 'resting', tags: [], context: nobody },
};
const cooled = { value: 'cooling', tags: [], context: waiting(60) };
const refused = { value: 'resting', tags: [], told: [failed] };

const table: Table = {
  resting: { seen: { context: nobody }, steps: { ...atOnce, 'ask for a link': asking } },
  'resting with a token': {
    seen: { value: 'resting', context: { ...nobody, token: 'secret' }, told: [toNewPassword] },
    steps: { ...atOnce, 'ask for a link': asking },
  },
  'resting with an address': {
    seen: { value: 'resting', context: known, told: [toLinkSent], asked: [{ email }] },
    steps: {
      ...atOnce,
      'ask for a link': asking,
      'ask again': { ...asking, value: 'askingAgain' },
    },
  },
  'resting after a failure within the minute': {
    seen: {
      value: 'resting',
      context: known,
      told: [toLinkSent, failed],
      asked: [{ email }, { email }],
    },
    steps: {
      ...atOnce,
      'ask for a link': asking,
      'ask again': { ...asking, value: 'askingAgain' },
    },
  },
  asking: {
    seen: { ...asking, context: nobody },
    steps: {
      ...atOnce,
      'the server agrees': { ...cooled, told: [toLinkSent] },
      'the server fails': refused,
    },
  },
  askingAgain: {
    seen: {
      ...asking,
      value: 'askingAgain',
      context: known,
      told: [toLinkSent],
      asked: [{ email }, { email }],
    },
    steps: {
      ...atOnce,
      'ask for a link': asking,
      'the server agrees': { ...cooled, told: [sentAgain] },
      'the server fails': refused,
    },
  },
  cooling: {
    seen: { ...cooled, told: [toLinkSent], asked: [{ email }] },
    steps: {
      ...atOnce,
      'ask for a link': asking,
      '1,000 ms pass': { context: waiting(59) },
    },
  },
  'cooling for the last second': {
    seen: { value: 'cooling', context: waiting(1), told: [toLinkSent], asked: [{ email }] },
    steps: {
      ...atOnce,
      'ask for a link': asking,
      '1,000 ms pass': { value: 'resting', context: known },
    },
  },
  'cooling with a token': {
    seen: {
      value: 'cooling',
      context: { ...waiting(60), token: 'secret' },
      told: [toLinkSent, toNewPassword],
      asked: [{ email }],
    },
    steps: {
      ...atOnce,
      'ask for a link': asking,
      '1,000 ms pass': { context: { secondsLeft: 59 } },
    },
  },
};

describe('a recovery', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(recoveryCells())).toStrictEqual(walkOf(table, steps));
  });

  it('sends a link again after a minute and no sooner, also after the one sent again', async () => {
    const bench = recoveryBenches()();
    await bench.take(steps['ask for a link']);
    await bench.take(steps['the server agrees']);

    const asked: number[] = [];
    for (let second = 0; second <= 2 * LINK_PATIENCE; second++) {
      await bench.take(steps['ask again']);
      await bench.take(steps['the server agrees']);
      asked.push(bench.look().asked.length);
      await bench.take(steps['1,000 ms pass']);
    }

    expect(asked.flatMap((count, second) => (count > 0 ? [second] : []))).toEqual([0, 60, 120]);
    expect(asked[0]).toBe(1);
  });

  it('says so when the app forgot to provide the server', async () => {
    const recovery = createActor(recoveryMachine).start();
    const told = new Promise((resolve) => recovery.on('notice', resolve));

    recovery.send(steps['ask for a link']);

    expect(await told).toMatchObject({ detail: 'Actor "sendLink" was not provided' });
  });
});

function goTo(page: 'linkSent' | 'newPassword', replace: boolean): Navigation {
  const to: Destination = { page };
  return { type: 'navigate', to, replace };
}
