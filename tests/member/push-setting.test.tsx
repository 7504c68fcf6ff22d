import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { openStorage } from '../../src/lib/storage';
import { PushSetting } from '../../src/member/alerts/push/PushSetting';
import type { Rest } from '../../src/rest/client';
import { RestError } from '../../src/rest/errors';
import { installPush, KEY } from '../support/push';

const snapshot = {
  matches: () => true,
  context: { session: { token: 'T0K3N', user: { id: 7 } }, isLocked: false },
};
const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) };

type Options = Parameters<typeof installPush>[0] & {
  offer?: () => Promise<unknown>;
  isRefused?: boolean;
  language?: 'vi' | 'en' | 'de';
};

/** The setting of somebody who has opened their alerts, in a browser with Web Push. */
async function open({
  offer = async () => ({ publicKey: KEY }),
  isRefused = false,
  language = 'en',
  ...browser
}: Options = {}) {
  const push = installPush(browser);
  await setLanguage(language);
  await loadMessages('desk');
  const calls: string[] = [];
  const call = (method: string) => async (path: string) => {
    calls.push(`${method} ${path.replace(/\?.*/, '')}`);
    if (isRefused) throw new RestError('server', { status: 500 });
  };
  const rest = {
    get: async (path: string) => {
      calls.push(`GET ${path}`);
      return offer();
    },
    post: call('POST'),
    delete: call('DELETE'),
  } as unknown as Rest;
  const ready = { status: 'ready', rest };
  const clients = { get: () => ready, subscribe: () => () => {} };
  const actors = { session, clients, storage: openStorage(window) } as unknown as AppActors;
  const view = (
    <AppActorsProvider value={actors}>
      <PushSetting />
    </AppActorsProvider>
  );
  const { container, unmount } = render(view);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => {});
  return {
    ...push,
    calls,
    container,
    /** Closes the alerts and opens them again. */
    reopen: async () => {
      unmount();
      render(view);
      await screen.findByRole('switch');
    },
  };
}

const toggle = () => screen.getByRole('switch');
const isOn = () => toggle().getAttribute('aria-checked');
const hint = () => screen.getByRole('status').textContent;

describe('the setting of alerts while the app is closed', () => {
  it.each([
    ['has no such call', async () => Promise.reject(new RestError('notFound', { status: 404 }))],
    ['fails', async () => Promise.reject(new RestError('unreachable'))],
    ['has no key', async () => ({})],
  ])('is not there where the server %s', async (_, offer) => {
    const { container, calls } = await open({ offer });
    expect([container.textContent, calls]).toEqual(['', ['GET api/push']]);
  });

  it('requests nothing of the person before they turn it on', async () => {
    const { steps, calls } = await open();
    expect(screen.getByLabelText('Alerts also when the app is closed')).toBe(toggle());
    expect([isOn(), hint(), steps, calls]).toEqual(['false', '', [], ['GET api/push']]);
  });

  it('is turned on and off by the switch, and still is as it was when it is opened again', async () => {
    const { steps, calls, reopen } = await open();

    await userEvent.click(toggle());
    expect([isOn(), steps]).toEqual(['true', ['request permission', 'subscribe']]);
    await reopen();
    expect(isOn()).toBe('true');
    await userEvent.click(toggle());

    expect([isOn(), calls]).toEqual(['false', ['GET api/push', 'POST api/push', 'DELETE api/push']]);
  });

  it('says that the browser blocks notifications once the person has refused', async () => {
    await open({ answer: 'denied' });
    await userEvent.click(toggle());
    expect(hint()).toBe('The browser blocks notifications: allow them in the settings of this site.');
    expect([isOn(), (toggle() as HTMLInputElement).disabled]).toEqual(['false', true]);
  });

  it('says that it was not saved where the server refuses, and can be turned on again', async () => {
    await open({ isRefused: true });
    await userEvent.click(toggle());
    expect([isOn(), hint()]).toEqual(['false', 'This could not be saved. Please try again.']);
    expect((toggle() as HTMLInputElement).disabled).toBe(false);
  });

  const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)';
  it.each<[string, Options, string]>([
    [
      'Web Push',
      { hasPush: false },
      'Dieser Browser empfängt keine Meldungen, solange die App geschlossen ist.',
    ],
    [
      'the app on the home screen',
      { hasPush: false, userAgent: iPad },
      'Auf iPhone und iPad die App zum Home-Bildschirm hinzufügen und von dort öffnen.',
    ],
    [
      'the permission',
      { permission: 'denied' },
      'Der Browser blockiert Meldungen: in den Einstellungen dieser Website erlauben.',
    ],
  ])('says in one sentence that %s is missing', async (_, options, sentence) => {
    await open({ ...options, language: 'de' });
    expect([hint(), (toggle() as HTMLInputElement).disabled]).toEqual([sentence, true]);
    expect(document.getElementById(toggle().getAttribute('aria-describedby')!)?.textContent).toBe(sentence);
  });
});
