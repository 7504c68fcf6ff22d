import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { region, textsOf } from './page';
import { renderApp } from './renderApp';

/** The page of the bots once its panels are loaded. */
export async function openBot(start: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp({ at: '/bot', ...start });
  for (const panel of ['Link the bot', 'What the bot sends'])
    await waitFor(() => expect(region(panel)?.querySelector('.skeleton')).toBeNull());
  return page;
}

export const links = () => [...region('Link the bot')!.querySelectorAll('.address a')];
export const qrCodes = () => within(region('Link the bot')!).queryAllByRole('img');
export const messages = () => [...(region('What the bot sends')?.querySelectorAll('.message') ?? [])];
export const stops = () => textsOf(region('Stop the messages')!.querySelectorAll('li'));
