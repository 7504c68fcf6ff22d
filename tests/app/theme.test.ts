import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { system } from '../support/media';
import { otherTab } from '../support/page';
import { openTheme } from '../support/theme';

function start() {
  const { theme, root } = openTheme();
  return { theme, root, painted: () => [root.dataset['theme'], root.className] };
}

describe('the running theme', () => {
  it.each([
    { stored: null, of: 'light', painted: ['light', ''] },
    { stored: null, of: 'dark', painted: ['dark', 'bp6-dark'] },
    { stored: 'dark', of: 'light', painted: ['dark', 'bp6-dark'] },
    { stored: 'light', of: 'dark', painted: ['light', ''] },
    { stored: 'Dark', of: 'light', painted: ['light', ''] },
  ] as const)('with $stored stored on a $of system is painted at once', ({ stored, of, painted: due }) => {
    if (stored) localStorage.setItem('theme', stored);
    system.turn(of);

    const { painted } = start();

    expect([painted(), localStorage.getItem('theme')]).toEqual([due, stored]);
  });

  it('stores what is chosen, and nothing that the system does', () => {
    const { theme, painted } = start();
    system.turn('dark');
    const followed = [painted(), localStorage.getItem('theme')];

    theme.send({ type: 'choose', theme: 'light' });

    expect([followed, [painted(), localStorage.getItem('theme')]]).toEqual([
      [['dark', 'bp6-dark'], null],
      [['light', ''], 'light'],
    ]);
  });

  it('gives the bars of a phone the ground of the page', () => {
    const { theme, root } = start();
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    root.append(meta);
    const styles = readFileSync('src/ui/styles/tokens.css', 'utf8');

    for (const chosen of ['dark', 'light'] as const) {
      theme.send({ type: 'choose', theme: chosen });
      const [, ground] = new RegExp(`'${chosen}'[^]*?--surface-0: (#\\w+)`).exec(styles) ?? [];
      expect(meta.content).toBe(ground);
    }
  });

  it('follows another tab there and back', () => {
    const { painted } = start();

    otherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    const there = painted();
    otherTab(() => localStorage.clear(), null);

    expect([there, painted()]).toEqual([
      ['dark', 'bp6-dark'],
      ['light', ''],
    ]);
  });
});
