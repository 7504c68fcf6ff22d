import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../support/fields';
import { alertsWatched, region } from '../support/page';
import { leaveDraft } from '../../src/lib/drafts';
import { renderApp } from '../support/renderApp';
import { savedDesk, saveDesk } from '../support/saved-desk';
import { openDesk } from '../support/desk';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

type Saved = { notes: object[]; settings: object };

const savedNotes = async () => (await savedDesk<Saved>()).notes;

/** Another device saves a note. */
async function saveNoteElsewhere() {
  await alertsWatched();
  const theirs = { id: 'VNM', text: 'Theirs', changedAt: null };
  await saveDesk(({ notes }: Saved) => ({ notes: [...notes, theirs] }));
}

describe('a note', () => {
  it('is saved by itself on the technical page, and is on the desk', async () => {
    const { user } = await renderApp({ only: 'NotePanel', at: '/technical/VNM' });
    const box = await screen.findByRole('textbox', { name: 'Note on VNM' });
    await user.type(box, 'Above 70 only');
    await user.tab();
    await waitFor(() => expect(region('Notes')!.querySelector('[role=status]')!.textContent).toBe('Saved'));

    await user.click(screen.getByRole('link', { name: 'My T+' }));

    const kept = await screen.findByRole('textbox', { name: 'Note on VNM' });
    expect((kept as HTMLTextAreaElement).value).toBe('Above 70 only');
  });

  it.each([
    ['a space', 'Above 70 ', 'only', 'Above 70 only'],
    ['an Enter', 'Above 70{Enter}', 'only', 'Above 70\nonly'],
  ])('that is saved after %s keeps it while more is typed', async (_, first, second, whole) => {
    const { user } = await renderApp({ only: 'NotePanel', at: '/technical/VNM' });
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note on VNM' });
    await user.type(box, first);
    await waitFor(() => expect(region('Notes')!.querySelector('[role=status]')!.textContent).toBe('Saved'));

    await user.type(box, second);
    await user.tab();

    expect(box.value).toBe(whole);
    const saved = expect.objectContaining({ id: 'VNM', text: whole });
    await waitFor(async () => expect(await savedNotes()).toContainEqual(saved));
    expect(box.value).toBe(whole);
  });

  it('loses neither of two texts when another device saves one while it is typed', async () => {
    const { user } = await renderApp({ only: 'NotePanel', at: '/technical/VNM' });
    const box = await screen.findByRole('textbox', { name: 'Note on VNM' });
    await user.click(box);
    await saveNoteElsewhere();
    // In one event: the pause after which a text is saved does not fall between two letters.
    await user.paste('Mine');
    await user.tab();

    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('Theirs\n\nMine'));
  });

  it('that a tab kept unsaved does not replace what another device has saved since', async () => {
    const { user } = await renderApp({ only: 'NotePanel', at: '/technical/VNM' });
    await screen.findByRole('textbox', { name: 'Note on VNM' });
    await saveNoteElsewhere();
    await user.click(screen.getByRole('link', { name: 'My T+' }));
    await screen.findByDisplayValue('Theirs');

    leaveDraft('note VNM', { text: 'Mine', before: '' });
    window.history.back();

    const box = await screen.findByDisplayValue('Mine');
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('Theirs\n\nMine'));
  });
});

describe('a buy of the signal’s plan', () => {
  it('opens with what the plan says', async () => {
    const { user } = await renderApp({ at: '/technical/FPT' });
    await user.click(await screen.findByRole('button', { name: 'Record a buy' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
    expect((dialog.getByLabelText('Symbol') as HTMLInputElement).value).toBe('FPT');
    expect((dialog.getByLabelText('Quantity') as HTMLInputElement).value).toMatch(/^(\d+,)?\d00$/);
    expect(dialog.getByRole('button', { name: /^Save/ })).toBeInstanceOf(HTMLElement);
  });
});

describe('capital, risk and costs', () => {
  const open = async (user: User) =>
    user.click(await screen.findByRole('button', { name: 'Capital and risk' }));
  const type = async (user: User, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(await screen.findByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    }
    await user.keyboard('{Enter}');
  };
  const quantity = async () =>
    Number(
      (await screen.findByText('Quantity')).nextElementSibling!.firstChild!.textContent!.replace(/,/g, ''),
    );

  it('of the plan’s form decide its quantity and the profit of My T+, and are saved with it', async () => {
    const { user } = await renderApp({ at: '/technical/FPT' });
    await screen.findByRole('button', { name: 'Record a buy' });
    const before = await quantity();
    await open(user);
    await type(user, { 'Capital (VND)': '250.000.000', 'Fee per side (%)': '0,35' });
    await waitFor(async () => expect(await quantity()).toBeLessThan(before * 0.55));

    await user.click(screen.getByRole('link', { name: 'My T+' }));

    expect(
      await screen.findByText(
        'After a fee of 0.35% each side, 0.1% tax on sales, and 5% of par on bonus and dividend shares sold. Cost: moving average.',
      ),
    ).toBeTruthy();
    expect((await savedDesk<Saved>()).settings).toEqual({
      ...{ capital: 250_000_000, risk: 10_000, fee: 3_500, tax: 1_000 },
      ...{ bonusTax: 50_000, costMethod: 'average', weight: 200_000 },
    });
  });

  it('are refused beyond their limits, at the field', async () => {
    const { user } = await openDesk();
    await open(user);
    await type(user, { 'Risk per trade (% of capital)': '50' });
    await waitFor(() => expect(problemOf('Risk per trade (% of capital)')).toBe('Please enter 0.01 to 10'));
    const tax = 'Tax on bonus and dividend shares when sold (% of par)';
    await type(user, { [tax]: '11' });
    await waitFor(() => expect(problemOf(tax)).toBe('Please enter 0 to 10'));
  });
});
