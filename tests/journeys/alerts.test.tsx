import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusedLocks } from '../support/graph/desk-tabs';
import { region, titles } from '../support/page';
import { renderApp } from '../support/renderApp';

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

const openBell = (user: User) => user.click(screen.getByRole('button', { name: 'Alerts' }));
const list = () => within(screen.getByRole('group', { name: 'Alerts' }));

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

  it('is a notification of the system as well once the person has permitted that', async () => {
    const shown: [string, string][] = [];
    class SystemNotification {
      static permission = 'default';
      static async requestPermission() {
        return (SystemNotification.permission = 'granted');
      }
      constructor(title: string, { body }: { body: string }) {
        shown.push([title, body]);
      }
      addEventListener() {}
    }
    vi.stubGlobal('Notification', SystemNotification);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = await openDesk();
    await addAlert(user, 'FPT', '1');
    await waitFor(() => expect(titles()).toContain('FPT rises to 1.00'));
    expect(shown).toEqual([]);

    await openBell(user);
    const permit = list().getByRole('button', { name: 'Allow system notifications' });
    await user.click(permit);
    await waitFor(() => expect(permit.isConnected).toBe(false));
    await user.click(list().getByRole('button', { name: 'Arm again: FPT rises to 1.00' }));

    await waitFor(() => expect(shown).toEqual([['FPT rises to 1.00', expect.stringContaining('price')]]));
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
