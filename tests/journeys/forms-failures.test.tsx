// @module-tag P7
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { differences } from '../support/differences';
import { field, filled, put } from '../support/fields';
import { forms, notHere } from '../support/forms';
import { isWaiting, never, openForm, send } from '../support/open-form';
import { notices } from '../support/page';
import { NOW } from '../support/renderApp';
import { tried } from '../support/tried';

type Fault = { name: string; answer: () => Promise<Response>; status: number | null; why: string };

const faultOf = (status: number): Fault => ({
  name: String(status),
  answer: async () => new Response(JSON.stringify({ message: `Máy chủ nói ${status}.` }), { status }),
  status,
  why: `Máy chủ nói ${status}.`,
});

const faults: readonly Fault[] = [
  ...[400, 401, 500].map(faultOf),
  {
    name: '502 as HTML',
    answer: async () => new Response('<html><h1>Bad gateway</h1></html>', { status: 502 }),
    status: 502,
    why: 'Internal server error. Try again later.',
  },
  {
    name: '200 as HTML',
    answer: async () => new Response('<html></html>', { status: 200 }),
    status: null,
    why: 'The server’s answer could not be read.',
  },
  {
    name: 'no connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    status: null,
    why: 'The server is not responding, try again later.',
  },
  // The last one: a sign-in that is refused three times has to wait.
  faultOf(422),
];

const timeout = 'The server did not answer within 15 seconds. Try again later.';

describe.each(forms)('$name', (form) => {
  const left = Object.fromEntries(
    Object.entries(form.good).map(([label, text]) => [label, form.emptied?.includes(label) ? '' : text]),
  );

  it.runIf(form.call)(
    `met by any failure says so, loses nothing and may be sent again${notHere(form.call, 'it sends nothing')}`,
    async () => {
      let fault = faults[0]!;
      const { user, labels, sent, button } = await openForm(form, () => fault.answer());
      const wrong: string[] = [];
      for (fault of faults) {
        if (fault === faults[0] || form.emptied) await put(form.good);
        tried(1, 'faults of a form');
        const expected = { notice: form.notice(fault.why, fault.status), left };
        const observed = { notice: await send(user, form, button()), left: filled(labels) };
        wrong.push(...differences(form.name, fault.name, expected, observed));
      }

      expect(wrong).toEqual([]);
      expect(sent).toEqual(faults.map(() => form.body));
    },
  );

  it.runIf(form.call && form.button)(
    `refused for a while says for how long and is not sent before${notHere(form.call && form.button, 'it sends nothing or by itself')}`,
    async () => {
      const headers = { 'retry-after': '90' };
      const answer = async () => new Response('{}', { status: 429, headers });
      const { user, labels, sent, button } = await openForm(form, answer);
      await put(form.good);
      await send(user, form, button());
      const wait = button()!.closest('form')!.querySelector('.form-wait')!;

      await user.click(button()!);

      expect(wait.querySelector('.visually-hidden')?.textContent).toBe('You can try again in 90 s.');
      expect([button()!.getAttribute('aria-disabled'), button()!.disabled]).toEqual(['true', false]);
      expect(sent).toEqual([form.body]);
      expect(filled(labels)).toEqual(left);
    },
  );

  it.runIf(form.call && !form.button)(
    `refused for a while says for how long, and takes no text before${notHere(form.call && !form.button, 'it has a button, or sends nothing')}`,
    async () => {
      const headers = { 'retry-after': '90' };
      const answer = async () => new Response('{}', { status: 429, headers });
      const { user, labels, sent } = await openForm(form, answer);
      const [box] = labels.map((label) => field(label));
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });

      await put(form.good);
      await act(() => vi.advanceTimersByTimeAsync(0));
      const wait = document.querySelector('.form-wait');
      expect(wait?.querySelector('.visually-hidden')?.textContent).toBe('You can try again in 90 s.');
      await act(() => vi.advanceTimersByTimeAsync(89_999));
      expect([box!.readOnly, sent]).toEqual([true, [form.body]]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      vi.useFakeTimers({ toFake: ['Date'], now: NOW });

      expect([box!.readOnly, wait?.textContent]).toEqual([false, '']);
      await user.click(box!);
      await user.paste(form.good[labels[0]!]!);
      expect(sent).toEqual([form.body, form.body]);
    },
  );

  it.runIf(form.call)(
    `met by no answer within 15 seconds says so and loses nothing${notHere(form.call, 'it sends nothing')}`,
    async () => {
      const { labels, sent, button } = await openForm(form, never);

      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
      await put(form.good);
      await act(async () => {
        button()?.click();
        await vi.advanceTimersByTimeAsync(14_999);
      });
      const state = () => ({ isWaiting: isWaiting(form, button()), notices: notices() });
      const before = state();
      await act(() => vi.advanceTimersByTimeAsync(1));
      const after = { ...state(), sent, left: filled(labels) };
      vi.useFakeTimers({ toFake: ['Date'], now: NOW });

      const expected = { isWaiting: false, notices: [form.notice(timeout, null)], sent: [form.body], left };
      expect([
        ...differences(form.name, '14,999 ms', { isWaiting: true, notices: [] }, before),
        ...differences(form.name, '15,000 ms', expected, after),
      ]).toEqual([]);
    },
  );
});
