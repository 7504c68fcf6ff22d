import { screen, waitFor, within, act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, problemOf } from '../support/fields';
import { notices, textsOf } from '../support/page';
import { openPersonalInfo, path, saveButton, replaceText } from '../support/personal-info';
import { renderApp } from '../support/renderApp';

const birthday = () => field('Birthday');

async function typeBirthday(user: UserEvent, text: string) {
  await user.clear(birthday());
  if (text) await user.type(birthday(), text);
}

describe('the birthday', () => {
  it.each([
    {
      lng: 'en',
      name: 'Birthday',
      ways: ['Open the calendar', 'Calendar', 'Previous month', 'Next month', 'Month', 'Year'],
      month: 'April',
      weekday: 'Mo',
    },
    {
      lng: 'vi',
      name: 'Ngày sinh',
      ways: ['Mở lịch', 'Lịch', 'Tháng trước', 'Tháng sau', 'Tháng', 'Năm'],
      month: 'tháng tư',
      weekday: 'Th 2',
    },
    {
      lng: 'de',
      name: 'Geburtstag',
      ways: ['Kalender öffnen', 'Kalender', 'Voriger Monat', 'Nächster Monat', 'Monat', 'Jahr'],
      month: 'April',
      weekday: 'Mo',
    },
  ])('has a calendar in $lng, and is typed as there', async ({ lng, name, ways, month, weekday }) => {
    const { user } = await renderApp({ at: path, stored: { lng } });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name });
    expect([field.value, field.placeholder]).toEqual(
      lng === 'de' ? ['10.04.1990', 'TT.MM.JJJJ'] : ['10/04/1990', 'dd/MM/yyyy'],
    );

    await user.click(screen.getByRole('button', { name: ways[0]! }));
    const dialog = await screen.findByRole('dialog');
    const calendar = within(dialog);

    const named = [dialog, ...calendar.getAllByRole('button'), ...calendar.getAllByRole('combobox')];
    expect(named.map((each) => each.ariaLabel)).toEqual(ways.slice(1));
    expect(calendar.getAllByRole('columnheader')[0]?.textContent).toBe(weekday);
    expect(calendar.getAllByRole('combobox')[0]!.textContent.toLowerCase()).toContain(month.toLowerCase());
    expect(document.activeElement).toBe(calendar.getByRole('gridcell', { name: '10' }));
    await user.click(calendar.getByRole('button', { name: ways[3]! }));
    expect(textsOf(dialog.querySelectorAll('title')).join('')).toBe('');
  });

  it.each([
    ['05/09/1985', '1985-09-05'],
    ['5.9.1985', '1985-09-05'],
    ['05091985', '1985-09-05'],
    ['1985-09-05', '1985-09-05'],
    ['', ''],
  ])('typed as "%s" is sent as "%s"', async (text, day) => {
    const { user, sent } = await openPersonalInfo();
    await typeBirthday(user, text);

    await user.click(saveButton());

    await waitFor(() => expect(sent).toEqual([{ birthday: day }]));
  });

  it.each([
    ['28/08/2026', 'A birthday cannot be in the future'],
    ['31/02/1990', 'This day does not exist'],
    ['31021990', 'This day does not exist'],
    ['25/04', 'Enter a date as dd/MM/yyyy'],
    ['x', 'Enter a date as dd/MM/yyyy'],
  ])('typed as "%s" is refused and stays: %s', async (text, words) => {
    const { user, sent } = await openPersonalInfo();
    await typeBirthday(user, text);

    await user.click(saveButton());
    await waitFor(() => expect(problemOf('Birthday')).toBe(words));
    await waitFor(() => expect(document.activeElement).toBe(birthday()));

    expect([birthday().value, notices(), sent]).toEqual([
      text,
      [['alert', 'Something went wrong', words]],
      [],
    ]);
  });
});

describe('the calendar of the birthday', () => {
  it('is picked by Enter, which leaves the calendar closed and the focus on its button', async () => {
    const { user } = await openPersonalInfo();
    const opener = screen.getByRole('button', { name: 'Open the calendar' });
    opener.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('10'));

    await user.keyboard('{ArrowRight}{Enter}');

    await waitFor(() => expect(birthday().value).toBe('11/04/1990'));
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener]);
  });

  it('has its calendar closed by a focus that leaves it, but not on the way to its button', async () => {
    const { user } = await openPersonalInfo();
    const opener = screen.getByRole('button', { name: 'Open the calendar' });
    await user.click(opener);
    const calendar = await screen.findByRole('dialog');

    await act(async () => within(calendar).getByRole('button', { name: 'Next month' }).focus());
    await act(async () => opener.focus());
    expect(screen.queryByRole('dialog')).toBe(calendar);
    await act(async () => field<HTMLSelectElement>('Sex').focus());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(field<HTMLSelectElement>('Sex'));
  });

  it('has a calendar of six weeks in every month, so that nothing jumps', async () => {
    const { user } = await openPersonalInfo();
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    const calendar = within(await screen.findByRole('dialog'));
    await user.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(calendar.getAllByRole('gridcell')).toHaveLength(42);
  });

  it('shows its calendar for the button alone: what was refused stays in sight', async () => {
    const { user } = await openPersonalInfo();
    await user.click(birthday());
    await replaceText(user, 'Birthday', 'x');
    await user.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(birthday()));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is picked from the calendar and stored as YYYY-MM-DD', async () => {
    const { user, sent } = await openPersonalInfo();
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    const calendar = within(await screen.findByRole('dialog'));
    await user.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(birthday().value).toBe('10/04/1990');
    await user.click(calendar.getByRole('button', { name: 'Previous month' }));
    await user.click(calendar.getByRole('gridcell', { name: '25' }));
    await waitFor(() =>
      expect([birthday().value, screen.queryByRole('dialog')]).toEqual(['25/04/1990', null]),
    );

    await user.click(saveButton());

    await waitFor(() => expect(sent).toEqual([{ birthday: '1990-04-25' }]));
  });
});
