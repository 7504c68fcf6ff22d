import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notices, textsOf } from '../../support/page';
import { focused, problemOf, showsPage, user } from './showcase-page';

showsPage('/forms/advanced-forms', 'form', 'Validation');

const inPanel = (name: string) => within(screen.getByRole('region', { name }));

it('the form of each field is sent with the value of every one of them', async () => {
  const form = inPanel('One of each field');
  const type = (name: string, text: string) =>
    user.type(form.getByLabelText(name, { selector: 'input' }), text);
  await type('Text', 'abc');
  await type('Password', 'secret');
  await type('Amount, million VND', '25');
  await user.selectOptions(form.getByRole('combobox', { name: 'Select' }), 'Margin account');
  await type('Field with suggestions', 'v{ArrowDown}{Enter}');
  await type('Date', '01/09/2026');
  await user.clear(form.getByRole('combobox', { name: 'Combobox' }));
  await type('Combobox', 'HNX{Enter}');
  await user.click(form.getByRole('button', { name: 'W' }));
  await user.click(form.getByRole('radio', { name: 'High' }));
  await user.click(form.getByRole('checkbox', { name: 'Checkbox' }));
  await user.click(form.getByLabelText('Switch'));
  await user.click(form.getByRole('button', { name: 'Send' }));

  const values = () => textsOf(document.querySelectorAll('main dl dd'));
  await waitFor(() =>
    expect(values()).toEqual([
      'abc',
      '••••••',
      '25',
      'Margin account',
      'VCB',
      'HNX',
      '01/09/2026',
      'W',
      'High',
      'No',
      'Yes',
    ]),
  );
});

describe('the form with rules', () => {
  const form = () => inPanel('Validation');
  const field = (name: string) => form().getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
  const send = () => user.click(form().getByRole('button', { name: 'Send' }));

  it('shows every problem at its field, the first in a notice, and goes to that field', async () => {
    await send();
    await waitFor(() => expect(focused()).toBe(field('Email')));
    expect(notices().map(([, ...words]) => words)).toEqual([
      ['Something went wrong', 'This field is required!'],
    ]);
    const problems = ['Email', 'Phone', 'Birthday', 'New password', 'Repeat password', 'Website'].map(
      (name) => problemOf(field(name)),
    );
    const required = 'This field is required!';
    expect(problems.slice(0, 5)).toEqual([required, required, required, required, required]);
    expect(field('Website').ariaInvalid).toBe('false');
    expect(problemOf(field('I accept the terms of use'))).toBe('The terms must be accepted');
  });

  it.each([
    ['Email', 'an@', 'Please input a valid email address!'],
    ['Phone', '12345', 'A Vietnamese number has 10 digits and begins with 0 or +84'],
    ['Birthday', '28/08/2008', 'The person must be 18 or older'],
    ['Birthday', '31/02/2000', 'This day does not exist'],
    ['New password', 'short', 'The password needs 10 characters or more'],
    ['Repeat password', 'other', 'The two passwords differ'],
    ['Website', 'nhip', 'The address must begin with https:// or http://'],
  ])('refuses in %s the value %s', async (name, value, problem) => {
    await user.type(field(name), `${value}{Tab}`);
    await waitFor(() => expect(problemOf(field(name))).toBe(problem));
  });

  it('accepts what follows all rules, on the eighteenth birthday, and is empty again', async () => {
    const values = {
      Email: 'an@nhip.example',
      Phone: '0912345678',
      Birthday: '27/08/2008',
      'New password': 'Nhip@20260',
      'Repeat password': 'Nhip@20260',
    };
    for (const [name, value] of Object.entries(values)) await user.type(field(name), value);
    await user.click(field('I accept the terms of use'));
    await send();
    await waitFor(() => expect(notices().map((notice) => notice[1])).toEqual(['The form is valid']));
    expect(field('Email')).toHaveProperty('value', '');
  });
});
