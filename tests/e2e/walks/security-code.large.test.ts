// @module-tag P9
import type { Route } from 'playwright-core';
import { getInitialSnapshot, getNextSnapshot, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { expect, it } from 'vitest';
import { securityCodeMachine } from '../../../machines/security-code.machine';
import { openProduct } from '../../support/browser/product';
import { walkEverywhere } from '../../support/browser/walk';
import { words } from '../../support/texts';
import { tried } from '../../support/tried';

type State = { code: SnapshotFrom<typeof securityCodeMachine>; hasToken: boolean };

const fresh: State = { code: getInitialSnapshot(securityCodeMachine), hasToken: false };
const VERIFY = '0.security code.verifying';

function after({ code }: State, event: EventFromLogic<typeof securityCodeMachine>): State {
  return { code: getNextSnapshot(securityCodeMachine, code, event), hasToken: false };
}

/** What the server's response does to the machine; the actor's events are given by hand. */
function settled({ code }: State, event: object, hasToken = false): State | null {
  if (!code.matches('verifying')) return null;
  return { code: getNextSnapshot(securityCodeMachine, code, event as never), hasToken };
}

const MESSAGE = 'Mã xác thực không đúng.';

it('the box of a security code is what its machine says, whatever is typed and the server responds', async () => {
  const { page } = await openProduct({ at: '/auth/security-code' });
  const held: Route[] = [];
  await page.route('**/verifySecurityCode', (route) => void held.push(route));
  const box = page.getByRole('textbox', { name: 'Security code' });

  const type = (text: string) => ({
    leads: (state: State) => (state.code.matches('verified') ? null : after(state, { type: 'type', text })),
    perform: async ({ code }: State) => {
      if (code.matches('typing')) return box.fill(text);
      await box.press('End');
      await page.keyboard.insertText(text);
    },
  });
  const respond = (response: Parameters<Route['fulfill']>[0]) => async () => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()!.fulfill(response);
  };
  const accept = (token: string | null) => ({
    leads: (state: State) =>
      settled(state, { type: `xstate.done.actor.${VERIFY}`, output: { token } }, token !== null),
    perform: respond({ status: 200, json: token === null ? {} : { token } }),
  });
  const refuse = (problem: string, response: Parameters<Route['fulfill']>[0]) => ({
    leads: (state: State) =>
      settled(state, { type: `xstate.error.actor.${VERIFY}`, error: new Error(problem) }),
    perform: respond(response),
  });

  const walked = await walkEverywhere<State>({
    start: fresh,
    actions: {
      'five characters': type('12345'),
      'six characters': type('123456'),
      'six that are pasted with blanks and a dash': type(' 123-4 56 '),
      'a blank alone': type(' '),
      'the server accepts it': accept('SENTINEL-token'),
      'the server accepts it without a token': accept(null),
      'the server refuses it': refuse(MESSAGE, { status: 422, json: { message: MESSAGE } }),
      'the server fails': refuse(words('error.server'), { status: 500, body: '' }),
      'the page is opened again': {
        leads: (state) => (state.code.matches('verified') ? fresh : null),
        perform: () => page.goto(new URL('/auth/security-code', page.url()).href),
      },
    },
    keyOf: ({ code: { value, context }, hasToken }) => JSON.stringify([value, context, hasToken]),
    expected: ({ code, hasToken }) =>
      code.matches('verified')
        ? { path: '/auth/new-password', hasForm: hasToken }
        : {
            path: '/auth/security-code',
            text: code.context.code,
            isBusy: code.hasTag('busy'),
            isOpen: code.matches('typing'),
            problem: code.context.problem,
          },
    shown: async () => {
      const path = new URL(page.url()).pathname;
      if (path === '/auth/new-password') {
        await page.locator('main').waitFor();
        return { path, hasForm: (await page.getByLabel('Confirm password').count()) > 0 };
      }
      return {
        path,
        ...(await box.evaluate((input: HTMLInputElement) => ({
          text: input.value,
          isBusy: input.ariaBusy === 'true',
          isOpen: !input.readOnly,
          problem: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
        }))),
      };
    },
  });

  expect(walked).toEqual({ states: 7, steps: 26 });
  tried(walked.steps, 'steps in the browser');
}, 300_000);
