import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { field } from '../support/fields';
import { otherTab } from '../support/page';
import { night, shown, open } from '../support/night-mode';
import { radio } from '../support/settings';

/** Where the frozen time is 16:00. */
beforeEach(() => {
  const home = process.env['TZ'];
  process.env['TZ'] = 'Asia/Ho_Chi_Minh';
  onTestFinished(() => {
    process.env['TZ'] = home ?? 'UTC';
  });
});

describe('the switch of night mode', () => {
  it('is off at first, and says what it would do', async () => {
    await open();

    expect(night().getAttribute('aria-checked')).toBe('false');
    expect(document.getElementById(night().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Dark at night, light by day, by the clock of this device.',
    );
    expect(screen.queryByRole('textbox', { name: 'Dark from' })).toBeNull();
  });

  it('brings the hours of the night with it, and goes over the choice until it is off again', async () => {
    const user = await open({ theme: 'dark' });

    await user.click(night());
    const on = shown();
    expect([field('Dark from').value, field('Light again at').value]).toEqual(['20:00', '08:00']);
    expect(screen.getByRole('img', { name: 'Dark from 20:00 to 08:00' })).toBeInstanceOf(HTMLElement);
    await user.click(night());

    expect([on, shown()]).toEqual([
      { painted: 'light', checked: 'light', isOn: true, stored: ['dark', 'true', '[72000000,28800000]'] },
      { painted: 'dark', checked: 'dark', isOn: false, stored: ['dark', 'false', '[72000000,28800000]'] },
    ]);
  });

  it.each([
    { choice: 'Light', theme: 'light', nightTime: '[0,1]' },
    { choice: 'Light', theme: 'light', nightTime: '[0,86399999]' },
    { choice: 'Dark', theme: 'dark', nightTime: '[0,1]' },
    { choice: 'Dark', theme: 'dark', nightTime: '[0,86399999]' },
  ])(
    'goes off when $choice is chosen, whatever $nightTime had painted',
    async ({ choice, theme, nightTime }) => {
      const user = await open({ nightMode: 'true', nightTime });

      await user.click(radio(choice));

      expect(shown()).toEqual({
        painted: theme,
        checked: theme,
        isOn: false,
        stored: [theme, 'false', nightTime],
      });
    },
  );

  it('is followed from another tab, with its hours', async () => {
    await open();

    act(() =>
      otherTab(() => {
        localStorage.setItem('nightMode', 'true');
        localStorage.setItem('nightTime', '[57600000,61200000]');
      }, 'nightMode'),
    );

    expect(shown()).toMatchObject({ painted: 'dark', checked: 'dark', isOn: true });
    expect([field('Dark from').value, field('Light again at').value]).toEqual(['16:00', '17:00']);
  });
});
