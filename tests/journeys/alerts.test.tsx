import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusedLocks } from '../support/graph/desk-tabs';
import { region, titles, notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

async function openDesk() {
  const app = await renderApp({ at: '/desk', as: 'admin' });
  await screen.findByText('No trades yet');
  return app;
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function addAlert(user: User, symbol: string, price: string) {
  await user.click(screen.getByRole('button', { name: 'Add alert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add alert' }));
  await user.type(dialog.getByLabelText('Symbol'), symbol);
  await user.type(dialog.getByLabelText('Price'), price);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function openBell(user: User) {
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  await screen.findByRole('group', { name: 'Alerts' });
}
const list = () => within(screen.getByRole('group', { name: 'Alerts' }));

const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

/** The trading day after 10 August on which FPT was highest until today, and how high. */
async function highestDay() {
  const query = 'symbol=FPT&resolution=D&from=0&to=2000000000&countback=20&adjustment=none';
  const { t, h } = (await (await fetch(`/udf/history?${query}`)).json()) as { t: number[]; h: number[] };
  const since = t.findIndex((time) => day(time) > '2026-08-10');
  const high = Math.max(...h.slice(since, -1));
  return { on: day(t[h.indexOf(high, since)]!), high };
}

/** The bot's page with an alert at that height, for somebody whose browser has watched until a time. */
async function openWith(armedAt: string, watchedUntil?: string) {
  let highest = { on: '', high: NaN };
  const desk = async () => {
    highest = await highestDay();
    const alert = { id: 'missed', symbol: 'FPT', kind: 'above', price: highest.high, armedAt };
    return { alerts: [{ ...alert, firedAt: null, seen: false }] };
  };
  const stored = watchedUntil && { watchedUntil: JSON.stringify({ '2': Date.parse(watchedUntil) }) };
  const app = await renderApp({ at: '/bot', as: 'admin', desk, ...(stored && { stored }) });
  return { ...app, ...highest };
}

type Alert = { firedAt: string | null; firedPrice: number | null };
const saved = async () => (await savedDesk<{ alerts: Alert[] }>()).alerts[0]!;

describe('an alert', () => {
  it('is shown once when its price is reached, stays in the bell’s list, and fires again once armed again', async () => {
    const { user } = await openDesk();
    await screen.findByRole('button', { name: 'Alerts' });

    await addAlert(user, 'FPT', '1');

    await waitFor(() => expect(titles()).toContain('FPT rises to 1.00'));
    await openBell(user);
    const arm = await list().findByRole('button', { name: 'Arm again: FPT rises to 1.00' });
    expect(list().getAllByRole('listitem')).toHaveLength(1);
    expect(list().getByText(/^\d\d:\d\d \d\d\/\d\d\/\d{4}, price [\d.]+$/)).toBeInstanceOf(HTMLElement);

    const before = titles().filter((title) => title?.startsWith('FPT')).length;
    expect(before).toBe(1);
    await user.click(arm);
    await list().findByRole('button', { name: 'Arm again: FPT rises to 1.00' });
  });

  it('is a notification of the system as well once the person has permitted that, until the session ends', async () => {
    const shown: [string, string][] = [];
    const closed: string[] = [];
    class SystemNotification {
      static permission = 'default';
      static async requestPermission() {
        return (SystemNotification.permission = 'granted');
      }
      readonly title: string;
      constructor(title: string, { body }: { body: string }) {
        this.title = title;
        shown.push([title, body]);
      }
      addEventListener() {}
      close() {
        closed.push(this.title);
      }
    }
    vi.stubGlobal('Notification', SystemNotification);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, actors } = await openDesk();
    await addAlert(user, 'FPT', '1');
    await waitFor(() => expect(titles()).toContain('FPT rises to 1.00'));
    expect(shown).toEqual([]);

    await openBell(user);
    const permit = list().getByRole('button', { name: 'Allow system notifications' });
    await user.click(permit);
    await waitFor(() => expect(permit.isConnected).toBe(false));
    await user.click(list().getByRole('button', { name: 'Arm again: FPT rises to 1.00' }));

    await waitFor(() => expect(shown).toEqual([['FPT rises to 1.00', expect.stringContaining('price')]]));
    expect(closed).toEqual([]);
    act(() => actors.session.send({ type: 'lock' }));
    await waitFor(() => expect(closed).toEqual(['FPT rises to 1.00']));
  });

  it('is saved and shown in a browser that refuses its locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: refusedLocks, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { user } = await openDesk();
    await addAlert(user, 'FPT', '1');
    await waitFor(() => expect(titles()).toContain('FPT rises to 1.00'));
  });

  it('waits armed on the desk until its price is reached, and can be deleted', async () => {
    const { user } = await openDesk();
    await addAlert(user, 'FPT', '4900');

    const panel = within(region('Alerts')!);
    expect(await panel.findByText('Armed')).toBeInstanceOf(HTMLElement);
    expect(titles().filter((title) => title?.startsWith('FPT'))).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Delete: FPT rises to 4,900.00' }));
    expect(await panel.findByText('No alerts yet.')).toBeInstanceOf(HTMLElement);
  });
});

describe('an alert whose price was passed while the app was closed', () => {
  it('is found in the bars, dated to the day and minute it happened, in the bell’s list without a notice', async () => {
    const { user, requests, on, high } = await openWith('2026-08-11T01:00:00.000Z');
    await waitFor(async () => expect((await saved()).firedAt).not.toBeNull());

    const { firedAt, firedPrice } = await saved();
    const at = new Date(Date.parse(firedAt!) + 7 * 3_600_000).toISOString();
    // A minute of trading, as the feed has bars of these.
    expect([at.slice(0, 10), at.slice(11, 16) < '14:46', firedPrice]).toEqual([on, true, high]);
    expect(notices()).toEqual([]);
    // A later ex-date lowers adjusted bars, not what was matched.
    const loaded = requests.filter((each) => each.includes('/udf/history?symbol=FPT&resolution=D'));
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((each) => !each.includes('adjustment=none'))).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Alerts' }));
    const list = within(screen.getByRole('group', { name: 'Alerts' }));
    const [year, month, date] = on.split('-');
    expect((await list.findByRole('listitem')).textContent).toContain(`${date}/${month}/${year}`);
  });

  it('is not dated to a day on which the app was watching', async () => {
    const { requests } = await openWith('2026-08-11T01:00:00.000Z', '2026-08-27T15:00:00+07:00');
    await waitFor(() => expect(requests.some((each) => each.includes('/udf/quotes'))).toBe(true));
    await waitFor(() =>
      expect(Object.values(JSON.parse(localStorage.getItem('watchedUntil')!) as object)).toEqual([
        { FPT: Date.parse('2026-08-27T16:00:00+07:00') },
      ]),
    );
    expect(requests.filter((each) => each.includes('/udf/history?symbol=FPT'))).toEqual([]);
    expect((await saved()).firedAt).toBeNull();
  });
});
