import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMarketTime } from '../../src/demo/market-time';
import { notices } from '../support/page';
import { drawer } from '../support/presentation';
import { renderApp } from '../support/renderApp';

const open = async (start: Parameters<typeof renderApp>[0] = {}) => {
  const time = createMarketTime({ browser: window, real: () => Date.now() });
  const app = await renderApp({ only: 'WatchlistPanel', time, ...start });
  const tag = await screen.findByRole('button', { name: /^Sample data.*: open the demo controls/ });
  return { ...app, time, tag };
};

const status = () => document.querySelector('.status')?.textContent?.replace('Market time (UTC+7) ', '');

describe('the drawer of the demo', () => {
  it('opens by the tag, also on the login page, and closes by its button', async () => {
    const { user, tag } = await open({ at: '/auth/login', as: 'visitor' });
    expect(tag.textContent).toBe('Sample data');
    await user.click(tag);
    const panel = await drawer();
    const head = await within(panel).findByRole('heading', { level: 2 });
    expect(document.activeElement).toBe(head);

    await user.click(within(panel).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog', { name: 'Demo controls' })).toBeNull();
  });

  it('sets the market’s clock', async () => {
    const { user, tag } = await open({ at: '/bot' });
    await user.click(tag);
    const panel = within(await drawer());

    for (const [name, shown] of [
      ['09:05 Opening auction', '09:05ATO session'],
      ['11:45 Lunch break', '11:45Lunch break'],
      ['14:35 Closing auction', '14:35ATC session'],
      ['15:30 After the close', '15:30Closed'],
      ['Sunday Closed', '10:00Weekend'],
      ['17/02 Tết holiday', '10:00Tết holiday'],
    ] as const) {
      const button = panel.getByRole('button', { name });
      await user.click(button);
      await waitFor(() => expect(status()?.startsWith(shown)).toBe(true));
      expect(button.getAttribute('aria-pressed')).toBe('true');
    }
  });

  it('goes back to the real time', async () => {
    const { user, tag, time } = await open({ at: '/bot' });
    await act(async () => time.setTo(0, 'ato'));
    await user.click(tag);

    await user.click(within(await drawer()).getByRole('button', { name: /^Real time/ }));

    await waitFor(() => expect(status()?.startsWith('16:00')).toBe(true));
  });

  it('shows in the header that the clock is not the real one, until it is', async () => {
    const { time, tag } = await open({ at: '/bot' });
    expect(tag.textContent).toBe('Sample data');

    await act(async () => time.setTo(0, 'ato'));
    expect(tag.textContent).toBe('Sample data · demo clock');

    await act(async () => time.release());
    expect(tag.textContent).toBe('Sample data');
  });

  it('offers a new visit, once, to set the clock back that an earlier one has set', async () => {
    const earlier = createMarketTime({ browser: window });
    earlier.setTo(Date.parse('2026-02-17T10:00:00+07:00'), 'tet');
    sessionStorage.removeItem('demo.visit');
    const { user, time, reload } = await open({ at: '/bot' });
    const title = 'The market’s clock is not on real time';
    await waitFor(() => expect(notices()[0]?.[1]).toBe(title));

    await user.click(screen.getByRole('button', { name: 'Back to real time' }));
    expect([time.setting(), notices()]).toEqual([null, []]);

    await act(async () => time.setTo(0, 'ato'));
    await reload();
    await screen.findByRole('button', { name: /demo clock/ });
    expect(notices()).toEqual([]);
  });

  it.each([
    { at: '/whale', role: 'Admin', path: '/whale' },
    { at: '/technical/FPT?range=1Y', role: 'Admin', path: '/technical/FPT?range=1Y' },
    { at: '/admin/signal', role: 'Member', path: '/' },
    { at: '/about/partner', role: 'Visitor', path: '/about/partner' },
  ])('as $role keeps $at where that role may see it', async ({ at, role, path }) => {
    const { user, tag, address } = await open({ at, as: at.startsWith('/admin') ? 'admin' : 'member' });
    await user.click(tag);

    await user.click(within(await drawer()).getByRole('radio', { name: role }));

    await waitFor(() => expect(address()).toBe(path));
    // What the session does by itself has been done by then.
    await screen.findByRole('button', { name: /open the demo controls/ });
    expect(address()).toBe(path);
  });

  it('signs in as somebody else', async () => {
    const { user, tag, actors } = await open({ at: '/bot' });
    await user.click(tag);

    await user.click(within(await drawer()).getByRole('radio', { name: 'Admin' }));

    await waitFor(() =>
      expect(actors.session.getSnapshot().context.session?.user.email).toBe('admin@nhip.example'),
    );
    expect((await screen.findAllByRole('link', { name: 'Plans' })).length).toBeGreaterThan(0);
  });
});
