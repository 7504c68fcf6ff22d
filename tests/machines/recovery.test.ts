// @module-tag P9
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Destination, Navigation } from '../../machines/navigation';
import type { Notice } from '../../machines/notice';
import { recoveryMachine, secondsLeft } from '../../machines/recovery.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, start, steps } from './recovery.walk';

const email = 'an@nhip.example';
const other = 'binh@nhip.example';
const initial = { email: null, coolDowns: {}, token: null };
const known = { ...initial, email };
const coolingDown = (secondsLeft: number) => ({ ...known, coolDowns: { [email]: secondsLeft } });
const both = (rest: number) => ({ [email]: rest, [other]: 60 });

const toNewPassword = goTo('newPassword', true);
const toLinkSent = goTo('linkSent', false);
const failed: Notice = { type: 'notice', code: 'recovery.failed', detail: 'Máy chủ bận' };
const sentAgain: Notice = { type: 'notice', code: 'recovery.sentAgain' };

type Link = 'idle' | 'requesting' | 'resending';
type CoolDown = 'over' | 'running';
type Proof = 'none' | 'token' | 'code';

const at = (link: Link, coolDown: CoolDown = 'over', proof: Proof = 'none') => ({
  value: { link, coolDown, proof },
  tags: link === 'idle' ? [] : ['busy'],
});
const requesting = { ...at('requesting'), requests: [{ email }] };
const linkSent = (link: Link, proof: Proof = 'none') => ({
  'link sent': { ...at(link, 'running', proof), context: { email, coolDowns: { [email]: 60 } } },
});
const proven = (link: Link, coolDown: CoolDown = 'over') => ({
  'token received': {
    ...at(link, coolDown, 'token'),
    context: { token: 'secret' },
    emitted: [toNewPassword],
  },
  'code accepted': { ...at(link, coolDown, 'code'), context: { token: null }, emitted: [toNewPassword] },
});
/** A reset drops the address and the token, and no cool-down. */
const reset = { reset: { ...at('idle'), context: { email: null, token: null } } };
const resetRunning = { reset: { ...at('idle', 'running'), context: { email: null, token: null } } };
const requestingOther = { ...at('requesting'), requests: [{ email: other }] };
const always = {
  ...linkSent('idle'),
  ...proven('idle'),
  ...reset,
  'request another link': requestingOther,
};
const sent = { ...at('idle', 'running'), context: coolingDown(60) };
const sentToOther = { ...at('idle', 'running'), context: { email: other, coolDowns: { [other]: 60 } } };
const requestSettles = {
  'the server accepts': { ...sent, emitted: [toLinkSent] },
  'the server accepts for another': { ...sentToOther, emitted: [toLinkSent] },
  'the server fails': { ...at('idle'), emitted: [failed] },
};
const whileCoolingDown = {
  ...always,
  ...resetRunning,
  ...proven('idle', 'running'),
  'request link': { emitted: [toLinkSent] },
  'request another link': { ...requestingOther, ...at('requesting', 'running') },
  '1,000 ms pass': { context: { coolDowns: { [email]: 59 } } },
};

const table: Table = {
  'link.idle': {
    start: { ...at('idle'), context: initial },
    steps: { ...always, 'request link': requesting },
  },
  'link.idle with a token': {
    start: {
      ...at('idle', 'over', 'token'),
      context: { ...initial, token: 'secret' },
      emitted: [toNewPassword],
    },
    steps: {
      ...always,
      ...linkSent('idle', 'token'),
      'request link': { ...at('requesting', 'over', 'token'), requests: [{ email }] },
      'request another link': { ...at('requesting', 'over', 'token'), requests: [{ email: other }] },
    },
  },
  'link.idle with an accepted code': {
    start: { ...at('idle', 'over', 'code'), context: initial, emitted: [toNewPassword] },
    steps: { ...always, ...linkSent('idle', 'code'), 'request link': requesting },
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
    steps: { ...proven('requesting'), ...reset, ...linkSent('requesting'), ...requestSettles },
  },
  'link.requesting during the cool-down': {
    start: {
      ...at('requesting', 'running'),
      context: coolingDown(60),
      emitted: [toLinkSent],
      requests: [{ email }, { email: other }],
    },
    steps: {
      ...proven('requesting', 'running'),
      ...resetRunning,
      ...linkSent('requesting'),
      'the server accepts': { ...sent, emitted: [toLinkSent] },
      'the server accepts for another': {
        ...at('idle', 'running'),
        context: { email: other, coolDowns: both(60) },
        emitted: [toLinkSent],
      },
      'the server fails': { ...at('idle', 'running'), emitted: [failed] },
      '1,000 ms pass': { context: { coolDowns: { [email]: 59 } } },
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
      ...proven('resending'),
      ...reset,
      ...linkSent('resending'),
      'request link': requesting,
      'request another link': requestingOther,
      'the server accepts': { ...sent, emitted: [sentAgain] },
      'the server accepts for another': { ...sentToOther, emitted: [sentAgain] },
      'the server fails': { ...at('idle'), emitted: [failed] },
    },
  },
  'coolDown.running': {
    start: { ...sent, emitted: [toLinkSent], requests: [{ email }] },
    steps: whileCoolingDown,
  },
  'coolDown.running after a failed request': {
    start: { ...sent, emitted: [toLinkSent, failed], requests: [{ email }, { email: other }] },
    steps: whileCoolingDown,
  },
  'coolDown.running for two addresses': {
    start: {
      ...at('idle', 'running'),
      context: { ...initial, email: other, coolDowns: both(1) },
      emitted: [toLinkSent, toLinkSent],
      requests: [{ email }, { email: other }],
    },
    steps: {
      ...proven('idle', 'running'),
      ...resetRunning,
      'link sent': { context: { email, coolDowns: both(60) } },
      'request link': { context: { email }, emitted: [toLinkSent] },
      'request another link': { emitted: [toLinkSent] },
      '1,000 ms pass': { context: { coolDowns: { [other]: 59 } } },
    },
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
      '1,000 ms pass': { ...at('idle'), context: { coolDowns: {} } },
    },
  },
  'coolDown.running with a token': {
    start: {
      ...at('idle', 'running', 'token'),
      context: { ...coolingDown(60), token: 'secret' },
      emitted: [toLinkSent, toNewPassword],
      requests: [{ email }],
    },
    steps: {
      ...whileCoolingDown,
      ...linkSent('idle', 'token'),
      ...{ reset: resetRunning.reset },
      'request another link': { ...at('requesting', 'running', 'token'), requests: [{ email: other }] },
    },
  },
};

describe('a recovery', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('resends a link after a minute and no sooner, also after the resent one', async () => {
    const harness = start();
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
    const harness = start();
    const first = { type: 'request link', email } as const;
    for (const step of [first, steps['the server accepts'], ...seconds(10)]) await harness.run(step);

    await harness.run({ type: 'request link', email: 'binh@nhip.example' });
    for (const step of seconds(5)) await harness.run(step);
    await harness.run(steps['the server fails']);
    expect(harness.observe().context).toMatchObject({ email, coolDowns: { [email]: 45 } });

    await harness.run(steps['resend link']);
    expect(harness.observe().requests).toEqual([]);
    for (const step of [...seconds(45), steps['resend link']]) await harness.run(step);
    expect(harness.observe().requests).toEqual([{ email }]);
  });

  it('has one cool-down per address, whichever way it is written and whatever was reset meanwhile', async () => {
    const harness = start();
    const request = (address: string) => ({ type: 'request link', email: address }) as const;
    for (const step of [request(email), steps['the server accepts'], ...seconds(10)]) await harness.run(step);
    await harness.run(request(other));
    await harness.run(steps['the server accepts for another']);
    await harness.run(steps.reset);
    harness.observe();

    for (const address of [email, ' An@Nhip.Example', other]) await harness.run(request(address));
    const left = secondsLeft(harness.observe().context);
    for (const step of [...seconds(49), request(email)]) await harness.run(step);
    expect([left, harness.observe().requests]).toEqual([60, []]);
    for (const step of [...seconds(1), request(email)]) await harness.run(step);

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
