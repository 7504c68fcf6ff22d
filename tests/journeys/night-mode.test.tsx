import { act, screen, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { field, fill, problemOf } from '../support/fields';
import { otherTab } from '../support/page';
import { night, shown, open, painted } from '../support/night-mode';
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

describe('the hours of the night', () => {
  it('count as soon as they are written in full, and not before', async () => {
    const user = await open({ nightMode: 'true' });
    const observed = [];

    await user.click(field('Dark from'));
    for (const key of '15:30') {
      await user.keyboard(key);
      observed.push([field('Dark from').value, painted(), localStorage.getItem('nightTime')]);
    }

    expect(observed).toEqual([
      ['1', 'light', null],
      ['15', 'light', null],
      ['15:', 'light', null],
      ['15:3', 'light', null],
      ['15:30', 'dark', '[55800000,28800000]'],
    ]);
    expect(screen.getByRole('img', { name: 'Dark from 15:30 to 08:00' })).toBeInstanceOf(HTMLElement);
  });

  it.each([
    { written: '7', reads: '07:00', stored: '[25200000,28800000]' },
    { written: '1545', reads: '15:45', stored: '[56700000,28800000]' },
    { written: '8h30', reads: '08:30', stored: '[30600000,28800000]' },
    { written: '24:00', reads: '00:00', stored: '[0,28800000]' },
    { written: '', reads: '20:00', stored: null },
  ])('written as "$written" read $reads once the box is left', async ({ written, reads, stored }) => {
    const user = await open({ nightMode: 'true' });

    await fill(user, { 'Dark from': written });
    await user.tab();

    expect([field('Dark from').value, localStorage.getItem('nightTime')]).toEqual([reads, stored]);
  });

  it.each(['24:01', '12:60', 'soon'])(
    'written as "%s" stay so, with what may be written',
    async (written) => {
      const user = await open({ nightMode: 'true' });

      await fill(user, { 'Dark from': written });
      expect(problemOf('Dark from')).toBeNull();
      await user.tab();

      expect([field('Dark from').value, localStorage.getItem('nightTime')]).toEqual([written, null]);
      expect(problemOf('Dark from')).toBe('Enter a time from 00:00 to 24:00, such as 20:30.');
    },
  );

  it('that hold come back by Escape, and nothing of what was half written is kept', async () => {
    const user = await open({ nightMode: 'true' });

    await fill(user, { 'Dark from': '7' });
    await user.keyboard('{Escape}');
    await user.tab();

    expect([field('Dark from').value, localStorage.getItem('nightTime')]).toEqual(['20:00', null]);
  });

  it('take an Escape for themselves while something is written, and leave the next one to the settings around them', async () => {
    const user = await open({ nightMode: 'true' });
    await fill(user, { 'Dark from': '7' });

    // An Escape that nobody prevents closes the popover.
    const isLeft = () => fireEvent.keyDown(field('Dark from'), { key: 'Escape' });
    expect([isLeft(), field('Dark from').value, isLeft()]).toEqual([false, '20:00', true]);
  });

  it('are taken with Enter, where the focus stays', async () => {
    const user = await open({ nightMode: 'true' });

    await user.click(field('Light again at'));
    await user.keyboard('6{Enter}');

    expect([field('Light again at').value, document.activeElement]).toEqual([
      '06:00',
      field('Light again at'),
    ]);
  });

  it('that are the same change nothing, and say so', async () => {
    const user = await open({ theme: 'dark', nightMode: 'true' });
    await fill(user, { 'Dark from': '08:00' });

    expect(shown()).toMatchObject({ painted: 'dark', isOn: true });
    expect(screen.getByText('Both times are the same, so the theme does not change.')).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('are named in the language in use', async () => {
    const user = await open({ nightMode: 'true' });

    await user.click(radio('Tiếng Việt'));

    expect(await screen.findByRole('switch', { name: 'Chế độ ban đêm' })).toBeInstanceOf(HTMLElement);
    expect([field('Tối từ').value, field('Sáng lại lúc').value]).toEqual(['20:00', '08:00']);
    await user.click(radio('Deutsch'));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Nachtmodus' })).toBeInstanceOf(HTMLElement),
    );
  });
});
