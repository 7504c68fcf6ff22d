import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { field } from './fields';
import { buttonNamed, type Answer, type FormRow } from './forms';
import { notices } from './page';
import { renderApp } from './renderApp';

/** Double-clicks a form's button, where it has one, and returns the one notice that comes of it, which then leaves. */
export async function send(user: UserEvent, form: FormRow, button: HTMLButtonElement | null) {
  if (button) await user.dblClick(button);
  await waitFor(() => expect(notices()).toHaveLength(1));
  await comesToWait(form, button, false);
  const [notice] = notices();
  await act(async () => document.querySelector<HTMLElement>('.notice button')!.click());
  return notice;
}

/** A response that never comes. */
export const never: Answer = () => new Promise(() => {});

/** Opens a form; `answer` makes the response to what it sends. */
export async function openForm(form: FormRow, answer: Answer) {
  const app = await renderApp({ only: 'WatchlistPanel', at: form.at, as: form.as });
  await form.enter?.(app.user);
  const labels = Object.keys(form.good);
  await waitFor(() => expect(field(labels[0]!)).toBeInstanceOf(HTMLElement));

  const sent: unknown[] = [];
  const mock = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST') return mock(input, init);
    sent.push(input === form.call ? JSON.parse(init.body as string) : input);
    return input === form.call ? answer(mock) : mock(input, init);
  };
  onTestFinished(() => void (globalThis.fetch = mock));

  const button = () => (form.button === null ? null : buttonNamed(form.button));
  return { ...app, labels, sent, button };
}

/** Whether the form waits for a response. */
export function isWaiting(form: FormRow, button: HTMLButtonElement | null) {
  return button === null ? Object.keys(form.good).every((label) => field(label).readOnly) : button.disabled;
}

/** Waits until the form waits for a response, or no longer does. */
export function comesToWait(form: FormRow, button: HTMLButtonElement | null, isSo: boolean) {
  return waitFor(() => expect(isWaiting(form, button)).toBe(isSo));
}
