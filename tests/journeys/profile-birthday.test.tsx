import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, problemOf } from '../support/fields';
import { notices, textsOf } from '../support/page';
import { openPersonalInfo, path, saveButton } from '../support/personal-info';
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
