import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notices, region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const parts = [
  { at: '/profile/personal-info', name: 'Personal info' },
  { at: '/profile/security-settings', name: 'Security settings' },
  { at: '/profile/notifications', name: 'Notifications' },
  { at: '/profile/payments', name: 'Payments' },
];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.queryByRole('navigation', { name: 'Profile sections' });
const summary = () => region('Profile summary');
const facts = () => textsOf(summary()!.querySelectorAll('dl > div'));

describe('the profile', () => {
  it('is in the user menu, and opens with its first part', async () => {
    const { user, path } = await openWithRows();
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    await user.click(await screen.findByRole('link', { name: 'Profile' }));
    await heading('Personal info');

    expect([path(), document.title]).toEqual(['/profile/personal-info', 'Personal info | Nhịp']);
    window.history.back();
    await waitFor(() => expect(path()).toBe('/'));
  });

  it.each(parts)('at $at is called "$name", beside summary and menu', async ({ at, name }) => {
    const { path } = await renderApp({ at });
    await heading(name);

    expect([path(), document.title]).toEqual([at, `${name} | Nhịp`]);
    expect(
      within(menu()!)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent, link.ariaCurrent]),
    ).toEqual(parts.map((part) => [part.at, part.name, part.at === at ? 'page' : null]));
    expect(summary()).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });

  it('sums up who the person is', async () => {
    await renderApp({ at: '/profile/security-settings' });
    await heading('Security settings');

    expect(within(summary()!).getByText('Nguyễn Minh Anh')).toBeInstanceOf(HTMLElement);
    expect(facts()).toEqual(['Nicknamemember.nhip', 'MembershipTiêu chuẩn', 'Referral codeNHIP01']);
    expect(screen.getByRole('progressbar', { name: 'Profile completeness' }).ariaValueNow).toBe('90');
  });

  it('shows the picture of a person who has one', async () => {
    const user = JSON.stringify({ id: 1, firstName: 'An', imgUrl: '/an.png' });
    await renderApp({ at: '/profile/security-settings', stored: { user } });
    await heading('Security settings');

    const url = `${window.location.origin}/an.png`;
    expect([...document.querySelectorAll<HTMLImageElement>('.avatar img')].map(({ src }) => src)).toEqual([
      url,
      url,
    ]);
    expect(facts()).toEqual([]);
  });

  it('shows no picture of an origin that the build does not allow', async () => {
    const user = JSON.stringify({ id: 1, firstName: 'An', imgUrl: 'https://elsewhere.example/an.png' });
    await renderApp({ at: '/profile/security-settings', stored: { user } });
    await heading('Security settings');

    expect(document.querySelectorAll('.avatar img')).toHaveLength(0);
    expect(
      [...document.querySelectorAll('.avatar')].map((avatar) => avatar.getAttribute('data-initials')),
    ).toEqual(['A', 'A']);
  });

  it('copies the referral code, and says so', async () => {
    const { user } = await renderApp({ at: '/profile/security-settings' });
    await heading('Security settings');

    await user.click(screen.getByRole('button', { name: 'Copy referral code' }));
    await waitFor(() => expect(notices()).toEqual([['status', 'Referral code copied', 'NHIP01']]));

    expect(await navigator.clipboard.readText()).toBe('NHIP01');
  });

  it('says how else to get the code where the browser does not let it be copied', async () => {
    const { user } = await renderApp({ at: '/profile/security-settings' });
    await heading('Security settings');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

    await user.click(screen.getByRole('button', { name: 'Copy referral code' }));

    await waitFor(() =>
      expect(notices()).toEqual([
        ['alert', 'Could not copy the referral code', 'You can select NHIP01 and copy it.'],
      ]),
    );
  });

  it('is for members', async () => {
    const { path } = await renderApp({ at: '/profile', as: 'visitor' });
    await screen.findByRole('form', { name: 'Log in' });

    expect(path()).toBe('/about');
  });
});
