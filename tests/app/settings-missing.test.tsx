import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SettingsButton } from '../../src/app/settings/SettingsButton';
import { setLanguage } from '../../src/i18n/i18n';

// Stands for a file that a new version of the product has taken off the server.
vi.mock('../../src/app/settings/Settings', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('settings whose code cannot be loaded say so where they would stand, and nowhere else', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void errors.mockRestore());
  await setLanguage('en');
  render(<SettingsButton />);
  const button = screen.getByRole('button', { name: 'Settings' });

  await userEvent.click(button);

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('.popover')?.textContent).toMatch(/^This section could not be shown/);
  expect(button.isConnected).toBe(true);
});
