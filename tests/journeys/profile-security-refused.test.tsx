import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../support/fields';
import { en } from '../support/texts';
import { notices } from '../support/page';
import { PASSWORD } from '../support/login';
import { PATH, NEW, box, values, button, change } from '../support/security';

const RULE = en['password.rule'];
const wrong = (description: unknown) => [['alert', 'Something went wrong', description]];

describe('a password that is refused', () => {
  it.each([
    {
      given: { current: '', chosen: '', confirmed: '' },
      at: 'Current password',
      says: 'This field is required!',
    },
    { given: { current: '' }, at: 'Current password', says: 'This field is required!' },
    { given: { chosen: '', confirmed: NEW }, at: 'New password', says: 'This field is required!' },
    { given: { chosen: 'Ab#45' }, at: 'New password', says: RULE },
    { given: { chosen: 'Ab#4567890123456x' }, at: 'New password', says: RULE },
    { given: { chosen: 'moi#2027' }, at: 'New password', says: RULE },
    {
      given: { chosen: PASSWORD },
      at: 'New password',
      says: 'The new password must differ from the previous one.',
    },
    { given: { confirmed: '' }, at: 'Confirm password', says: 'This field is required!' },
    {
      given: { confirmed: 'Moi#2028' },
      at: 'Confirm password',
      says: 'The two passwords that you entered do not match!',
    },
  ])('is refused at "$at" for $given', async ({ given, at, says }) => {
    const { bodies } = await change(given);
    await waitFor(() => expect(problemOf(at)).toBe(says));

    expect([document.activeElement, notices(), bodies]).toEqual([await box(at), wrong(says), []]);
  });

  it.each([
    { status: 400, body: { message: 'Thiếu mật khẩu.' }, words: 'Thiếu mật khẩu.' },
    { status: 401, body: { message: 'Sai mật khẩu.' }, words: 'Sai mật khẩu.' },
    {
      status: 422,
      body: { message: 'Mật khẩu hiện tại không đúng.' },
      words: 'Mật khẩu hiện tại không đúng.',
    },
    { status: 422, body: '<html>', words: 'The server did not accept what was sent.' },
    { status: 500, body: {}, words: 'Internal server error. Try again later.' },
  ])(
    'that the server refuses with $status $body says why, and loses nothing',
    async ({ status, body, words }) => {
      const { path } = await change(
        {},
        { prepare: (server) => server.post(PATH, () => new Response(status, {}, body)) },
      );
      await waitFor(() => expect(notices()).toEqual(wrong(words)));

      expect([path(), await values()]).toEqual(['/profile/security-settings', [PASSWORD, NEW, NEW]]);
      expect(button().hasAttribute('disabled')).toBe(false);
      expect(localStorage.getItem('accessToken')).not.toBeNull();
    },
  );

  it('reports a wrong current password at its field', async () => {
    const { bodies } = await change({ current: 'Nhip@2025' });
    await waitFor(() => expect(notices()).toEqual(wrong('The current password is wrong.')));

    expect(bodies).toHaveLength(1);
    expect(problemOf('Current password')).toBe('The current password is wrong.');
    expect([document.activeElement, await values()]).toEqual([
      await box('Current password'),
      ['Nhip@2025', NEW, NEW],
    ]);
  });
});
