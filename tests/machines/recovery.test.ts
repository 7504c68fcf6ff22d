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
const coolingDown = (secondsLeft: number) => ({ ...known, secondsLeft });

const toNewPassword = goTo('newPassword', true);
const toLinkSent = goTo('linkSent', false);
const failed: Notice = { type: 'notice', code: 'recovery.failed', detail: 'Máy chủ bận' };
const sentAgain: Notice = { type: 'notice', code: 'recovery.sentAgain' };

const at = (link: 'idle' | 'requesting' | 'resending', coolDown: 'over' | 'running' = 'over') => ({
  value: { link, coolDown },
  tags: link === 'idle' ? [] : ['busy'],
});
const requesting = { ...at('requesting'), requests: [{ email }] };
const linkSent = (link: 'idle' | 'requesting' | 'resending') => ({
  'link sent': { ...at(link, 'running'), context: { email, secondsLeft: 60 } },
});
const always = {
  ...linkSent('idle'),
  'token received': { context: { token: 'secret' }, emitted: [toNewPassword] },
  'response without a token': { context: { token: null }, emitted: [toNewPassword] },
  reset: { ...at('idle'), context: initial },
};
const sent = { ...at('idle', 'running'), context: coolingDown(60) };
const requestSettles = {
  'the server accepts': { ...sent, emitted: [toLinkSent] },
  'the server fails': { ...at('idle'), emitted: [failed] },
};
const whileCoolingDown = {
  ...always,
  'request link': { ...at('requesting', 'running'), requests: [{ email }] },
  '1,000 ms pass': { context: { secondsLeft: 59 } },
};

const table: Table = {
  'link.idle': {
    start: { ...at('idle'), context: initial },
    steps: { ...always, 'request link': requesting },
  },
  'link.idle with a token': {
    start: { ...at('idle'), context: { ...initial, token: 'secret' }, emitted: [toNewPassword] },
    steps: { ...always, 'request link': requesting },
  },
  'link.idle with an address': {
    start: { ...at('idle'), context: known, emitted: [toLinkSent], requests: [{ email }] },
    steps: {
      ...always,
      'request link': requesting,
      'resend link': { ...requesting, ...at('resending') },
    },
  },
  'link.requesting': {
    start: { ...requesting, context: initial },
    steps: { ...always, ...linkSent('requesting'), ...requestSettles },
  },
  'link.requesting during the cool-down': {
    start: {
      ...at('requesting', 'running'),
      context: coolingDown(60),
      emitted: [toLinkSent],
      requests: [{ email }, { email }],
    },
    steps: {
      ...always,
      ...linkSent('requesting'),
      ...requestSettles,
      'the server fails': { ...at('idle', 'running'), emitted: [failed] },
      '1,000 ms pass': { context: { secondsLeft: 59 } },
    },
  },
  'link.resending': {
    start: {
      ...at('resending'),
      context: known,
      emitted: [toLinkSent],
      requests: [{ email }, { email }],
    },
    steps: {
      ...always,
      ...linkSent('resending'),
      'request link': requesting,
      'the server accepts': { ...sent, emitted: [sentAgain] },
      'the server fails': { ...at('idle'), emitted: [failed] },
    },
  },
  'coolDown.running': {
    start: { ...sent, emitted: [toLinkSent], requests: [{ email }] },
    steps: whileCoolingDown,
  },
  'coolDown.running after another link': {
    start: { ...sent, emitted: [toLinkSent, toLinkSent], requests: [{ email }, { email }] },
    steps: whileCoolingDown,
  },
  'coolDown.running after a failed request': {
    start: { ...sent, emitted: [toLinkSent, failed], requests: [{ email }, { email }] },
    steps: whileCoolingDown,
  },
  'coolDown.running for the last second': {
    start: {
      ...at('idle', 'running'),
      context: coolingDown(1),
      emitted: [toLinkSent],
      requests: [{ email }],
    },
    steps: {
      ...whileCoolingDown,
      '1,000 ms pass': { ...at('idle'), context: known },
    },
  },
  'coolDown.running with a token': {
    start: {
      ...at('idle', 'running'),
      context: { ...coolingDown(60), token: 'secret' },
      emitted: [toLinkSent, toNewPassword],
      requests: [{ email }],
    },
    steps: whileCoolingDown,
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

  it('keeps the cool-down of the first address running when a link to another address fails', async () => {
    const harness = provideRecovery()();
    const first = { type: 'request link', email } as const;
    for (const step of [first, steps['the server accepts'], ...seconds(10)]) await harness.run(step);

    await harness.run({ type: 'request link', email: 'binh@nhip.example' });
    for (const step of seconds(5)) await harness.run(step);
    await harness.run(steps['the server fails']);
    expect(harness.observe().context).toMatchObject({ email, secondsLeft: 45 });

    await harness.run(steps['resend link']);
    expect(harness.observe().requests).toEqual([]);
    for (const step of [...seconds(45), steps['resend link']]) await harness.run(step);
    expect(harness.observe().requests).toEqual([{ email }]);
  });

  it('reports it when the app did not provide the server', async () => {
    const recovery = createActor(recoveryMachine).start();
    const emitted = new Promise((resolve) => recovery.on('notice', resolve));

    recovery.send(steps['request link']);

    expect(await emitted).toMatchObject({ detail: 'Actor "sendLink" was not provided' });
  });
});

function seconds(count: number) {
  return Array.from({ length: count }, () => steps['1,000 ms pass']);
}

function goTo(page: 'linkSent' | 'newPassword', replace: boolean): Navigation {
  const to: Destination = { page };
  return { type: 'navigate', to, replace };
}
