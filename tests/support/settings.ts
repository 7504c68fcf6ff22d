import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Opens the settings by their button, in whatever language the page is. */
export async function openSettings(user: UserEvent, name = 'Settings') {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findAllByRole('radio');
}
