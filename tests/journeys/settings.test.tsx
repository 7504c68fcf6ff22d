import { describe, expect, it } from 'vitest';
import { system } from '../support/media';
import { otherTab } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openSettings, radio } from '../support/settings';

const root = document.documentElement;
const theme = () => [
  root.dataset['theme'],
  root.classList.contains('bp6-dark'),
  localStorage.getItem('theme'),
];

describe('the theme', () => {
  it.each(['light', 'dark'] as const)('follows a %s system while nobody has chosen', async (of) => {
    system.turn(of);
    const { user } = await renderApp({ at: '/about', as: 'visitor' });
    expect(theme()).toEqual([of, of === 'dark', null]);

    system.turn(of === 'dark' ? 'light' : 'dark');
    expect(theme()).toEqual([of === 'dark' ? 'light' : 'dark', of !== 'dark', null]);
    await openSettings(user);

    expect([radio('Light').checked, radio('Dark').checked]).toEqual([of === 'dark', of !== 'dark']);
  });

  it('is the chosen one from then on, kept for the next visit, whatever the system does', async () => {
    const { user } = await renderApp({ at: '/about', as: 'visitor' });
    await openSettings(user);

    await user.click(radio('Dark'));
    expect(theme()).toEqual(['dark', true, 'dark']);
    system.turn('dark');
    system.turn('light');

    expect([theme(), radio('Dark').checked]).toEqual([['dark', true, 'dark'], true]);
    await user.click(radio('Light'));
    expect(theme()).toEqual(['light', false, 'light']);
  });

  it('of the last visit stands before anything is drawn', async () => {
    await renderApp({ at: '/about', as: 'visitor', stored: { theme: 'dark' } });
    expect(theme()).toEqual(['dark', true, 'dark']);
  });

  it('counts for nothing where storage holds no theme', async () => {
    await renderApp({ at: '/about', as: 'visitor', stored: { theme: 'pink' } });
    expect(theme().slice(0, 2)).toEqual(['light', false]);
  });

  it('chosen in another tab is followed, and so is a choice taken back', async () => {
    await renderApp({ at: '/about', as: 'visitor' });

    otherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(theme()).toEqual(['dark', true, 'dark']);
    otherTab(() => localStorage.removeItem('theme'), 'theme');

    expect(theme()).toEqual(['light', false, null]);
  });
});
