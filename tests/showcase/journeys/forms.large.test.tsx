import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notices, textsOf } from '../../support/page';
import { focused, problemOf, showsPage, user } from './showcase-page';

showsPage('/forms/advanced-forms', 'form', 'Validation');

const inPanel = (name: string) => within(screen.getByRole('region', { name }));

describe('the form in steps', () => {
  const form = () => inPanel('Request advice');
  const press = (name: string) => user.click(form().getByRole('button', { name }));
  const step = () =>
    screen.getByRole('region', { name: 'Request advice' }).querySelector('[aria-current=step]')?.textContent;

  async function fillPerson() {
    await user.type(form().getByRole('textbox', { name: 'Name' }), 'Nguyễn An');
    await user.type(form().getByRole('textbox', { name: 'Email' }), 'an@nhip.example');
    await press('Next');
    await form().findByRole('heading', { name: 'Request' });
  }

  it('goes on only with a step’s valid values, and moves the focus to the next step', async () => {
    await press('Next');
    await waitFor(() => expect(focused()).toBe(form().getByRole('textbox', { name: 'Name' })));
    expect(step()).toBe('1Person');

    await fillPerson();
    expect(step()).toBe('2Request');
    expect(focused()).toBe(form().getByRole('heading', { name: 'Request' }));
  });

  it('goes back without losing what was typed in either step', async () => {
    await fillPerson();
    await user.selectOptions(form().getByRole('combobox', { name: 'Field' }), 'Bonds');
    await press('Back');
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Nguyễn An');

    await press('Next');
    await form().findByRole('heading', { name: 'Request' });
    expect(form().getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'bonds');
  });

  it('shows at last what was typed, says that nothing was sent, and starts again empty', async () => {
    await fillPerson();
    await user.selectOptions(form().getByRole('combobox', { name: 'Field' }), 'Funds');
    await user.type(form().getByRole('textbox', { name: 'Day' }), '01/09/2026');
    await press('Next');
    await form().findByRole('heading', { name: 'Confirmation' });
    const facts = textsOf(document.querySelectorAll('main dl > div'));
    expect(facts).toEqual(['NameNguyễn An', 'Emailan@nhip.example', 'FieldFunds', 'Day01/09/2026']);

    await press('Send');
    expect(form().getByText('This is sample data; nothing was sent.')).toBeInstanceOf(HTMLElement);
    expect(form().getAllByText('Done').length).toBeGreaterThan(0);
    await press('Start again');
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
  });

  it('takes no focus when the page opens', () => {
    expect(screen.getByRole('region', { name: 'Request advice' }).contains(focused())).toBe(false);
  });
});

describe('the form of rows', () => {
  const form = () => inPanel('Price alerts');
  const press = (name: string) => user.click(form().getByRole('button', { name }));
  const rows = () => form().queryAllByRole('group', { name: /^Alert \d+$/ });
  const symbols = () =>
    rows().map((row) => within(row).getByRole<HTMLInputElement>('textbox', { name: 'Symbol' }).value);

  it('adds a row, whose first field takes the focus, and removes any, with the focus beside it', async () => {
    await press('Add alert');
    expect(rows()).toHaveLength(3);
    expect(focused()).toBe(within(rows()[2]!).getByRole('textbox', { name: 'Symbol' }));
    await user.keyboard('VNM');

    await press('Remove alert 1');
    expect(symbols()).toEqual(['HPG', 'VNM']);
    expect(focused()).toBe(form().getByRole('button', { name: 'Remove alert 1' }));
    await press('Remove alert 2');
    expect(symbols()).toEqual(['HPG']);
    expect(focused()).toBe(form().getByRole('button', { name: 'Remove alert 1' }));
  });

  it('is refused without a row, and with a row that is wrong at its own field', async () => {
    await press('Add alert');
    await user.keyboard('F');
    await press('Send');
    const [, , row] = rows();
    const symbol = within(row!).getByRole('textbox', { name: 'Symbol' });
    await waitFor(() => expect(problemOf(symbol)).toBe('A symbol has 3 to 10 letters or digits'));
    expect(problemOf(within(row!).getByRole('textbox', { name: 'Price' }))).toBe('This field is required!');

    for (const name of ['Remove alert 3', 'Remove alert 2', 'Remove alert 1']) await press(name);
    expect(form().getByText('No alert yet. Add at least one.')).toBeInstanceOf(HTMLElement);
    expect(focused()).toBe(form().getByRole('button', { name: 'Add alert' }));
    await press('Send');
    await waitFor(() => expect(notices().at(-1)?.at(-1)).toBe('No alert yet. Add at least one.'));
  });
});
