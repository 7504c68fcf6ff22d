import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';

type Button = typeof import('../../src/app/settings/SettingsButton');

/** The button of a page on which a new version of the product has taken the file of the settings off the server. */
async function loadWithoutSettings() {
  const file = '../../src/app/settings/Settings';
  vi.doMock(file, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => vi.doUnmock(file));
  // A module of its own, since the button keeps what it has loaded.
  const button = '../../src/app/settings/SettingsButton.tsx?without-settings';
  return (await import(/* @vite-ignore */ button)) as Button;
}

it('settings whose code cannot be loaded say so where they would stand, and nowhere else', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void errors.mockRestore());
  await setLanguage('en');
  const { SettingsButton } = await loadWithoutSettings();
  render(<SettingsButton />);
  const button = screen.getByRole('button', { name: 'Settings' });

  await userEvent.click(button);

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('.popover')?.textContent).toMatch(/^This section could not be shown/);
  expect(button.isConnected).toBe(true);
});
