import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { field } from '../support/fields';
import { notices } from '../support/page';
import { openPersonalInfo, replaceText, saveButton, storedUser } from '../support/personal-info';

describe('the personal info that is refused', () => {
  it.each([
    ['Email', '', 'Please input a valid email address!'],
    ['Email', 'an@', 'Please input a valid email address!'],
    ['Phone', 'none', 'A phone number contains digits'],
    ['Website', 'javascript:alert(1)', 'Enter an address that starts with http:// or https://'],
    ['Website', 'nhip.example', 'Enter an address that starts with http:// or https://'],
    ['Website', 'https://', 'Enter an address that starts with http:// or https://'],
    ['Website', 'ftp://nhip.example', 'Enter an address that starts with http:// or https://'],
    ['LinkedIn', 'data:text/html,x', 'Enter an address that starts with http:// or https://'],
    ['Symbols you want advice on', 'HPG, Hòa', 'Each symbol has 3 to 10 letters or digits'],
  ])('whose %s is "%s" is refused: %s', async (name, text, words) => {
    const { user, sent } = await openPersonalInfo();
    await replaceText(user, name, text);

    await user.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));

    expect([sent, notices()]).toEqual([[], [['alert', 'Something went wrong', words]]]);
    expect([document.activeElement, field(name).value]).toEqual([field(name), text]);
    expect([
      field(name).getAttribute('aria-invalid'),
      document.getElementById(lastOf(field(name)))?.textContent,
    ]).toEqual(['true', words]);
  });

  it.each([
    { status: 422, body: { message: 'Trang web không hợp lệ.' }, words: 'Trang web không hợp lệ.' },
    { status: 401, body: { message: 'Phiên đã hết.' }, words: 'Phiên đã hết.' },
    { status: 500, body: '<h1>Oops</h1>', words: 'Internal server error. Try again later.' },
  ])('that the server refuses with $status keeps what was typed', async ({ status, body, words }) => {
    const { user, requests } = await openPersonalInfo({
      prepare: (server) => server.post('/api/users/user-profile', () => new Response(status, {}, body)),
    });
    const before = storedUser();
    await replaceText(user, 'City', 'Huế');

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', expect.any(String)]]));

    // The notice comes while the form is still settling.
    await waitFor(() => expect(saveButton().disabled).toBe(false));

    expect([notices()[0]?.[2], field('City').value, storedUser()]).toEqual([words, 'Huế', before]);
    expect(requests.filter((each) => each.includes('user-profile'))).toHaveLength(1);
  });
});

/** The problem's id stands last of what describes a field. */
function lastOf(field: HTMLElement) {
  return field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
}
