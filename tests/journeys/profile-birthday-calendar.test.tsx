import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field } from '../support/fields';
import { openPersonalInfo, replaceText, saveButton } from '../support/personal-info';

const birthday = () => field('Birthday');

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
