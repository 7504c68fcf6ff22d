import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenSize } from '../support/media';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

const PHONE = 767;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.queryByRole('navigation', { name: 'Profile sections' });
const summary = () => region('Profile summary');

describe('the profile on a phone', () => {
  it('shows summary and menu first, then one part with the way back', async () => {
    screenSize.resize(PHONE);
    const { user, path } = await renderApp({ at: '/profile' });
    await heading('Profile');
    expect([path(), summary() !== null]).toEqual(['/profile', true]);

    await user.click(within(menu()!).getByRole('link', { name: 'Security settings' }));
    await heading('Security settings');
    expect([path(), summary(), menu()]).toEqual(['/profile/security-settings', null, null]);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Profile');

    expect(path()).toBe('/profile');
  });

  it('keeps what was typed when it is turned and becomes as wide as a tablet', async () => {
    screenSize.resize(PHONE);
    const { user } = await renderApp({ at: '/profile/security-settings' });
    await heading('Security settings');
    await user.type(screen.getByLabelText('Current password'), 'abc');

    await act(async () => screenSize.resize(1024));

    expect(menu()).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('abc');
  });

  it('leads on to the first part when it becomes as wide as a tablet', async () => {
    screenSize.resize(PHONE);
    const { path } = await renderApp({ at: '/profile' });
    await heading('Profile');

    await act(async () => screenSize.resize(768));
    await heading('Personal info');

    expect(path()).toBe('/profile/personal-info');
  });
});
