import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field } from '../support/fields';
import { PASSWORD } from '../support/login';
import { notices } from '../support/page';
import {
  goBackToPersonalInfo,
  openPayments,
  openPersonalInfo,
  replaceText,
  saveButton,
  storedUser,
} from '../support/personal-info';

/** Whether the browser warns before it leaves the page. */
function isWarned() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('the personal info that is kept', () => {
  it('has no secret that the server sends with the saved user', async () => {
    const { user } = await openPersonalInfo({
      prepare: (server) =>
        server.post('/api/users/user-profile', () => ({
          user: {
            ...storedUser(),
            city: 'Huế',
            password_hash: 'SENTINEL',
            devices: [{ pushToken: 'SENTINEL' }],
          },
        })),
    });
    await replaceText(user, 'City', 'Huế');
    await user.click(saveButton());

    await waitFor(() => expect(storedUser()).toMatchObject({ city: 'Huế', devices: [{}] }));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('SENTINEL');
  });

  it('is compared with what was saved last', async () => {
    const { user, sent } = await openPersonalInfo();
    await replaceText(user, 'City', 'Huế');
    await user.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(saveButton().disabled).toBe(false));

    await replaceText(user, 'Country', 'DE');
    await user.click(saveButton());
    await waitFor(() => expect(sent).toEqual([{ city: 'Huế' }, { country: 'DE' }]));
  });

  it('keeps what is typed and not saved while the person looks elsewhere, until it is saved', async () => {
    const { user } = await openPersonalInfo();
    expect(isWarned()).toBe(false);
    await replaceText(user, 'City', 'Huế');
    expect(isWarned()).toBe(true);

    await openPayments(user);
    expect(isWarned()).toBe(false);
    await goBackToPersonalInfo(user);
    await waitFor(() => expect(field('City').value).toBe('Huế'));

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));
    await waitFor(() => expect(isWarned()).toBe(false));
    await replaceText(user, 'Country', 'Lào');
    await replaceText(user, 'Country', 'VN');
    await openPayments(user);
    await goBackToPersonalInfo(user);
    expect([field('City').value, field('Country').value, isWarned()]).toEqual(['Huế', 'VN', false]);
  });

  it('keeps what is typed and not saved while the browser is locked', async () => {
    const { user, actors } = await openPersonalInfo();
    await replaceText(user, 'City', 'Huế');
    const { session } = actors.session.getSnapshot().context;

    await act(async () => actors.session.send({ type: 'lock' }));
    await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('form', { name: 'Personal info' });

    await waitFor(() => expect(field('City').value).toBe('Huế'));
    expect(actors.session.getSnapshot().context.session?.token).not.toBe(session?.token);
  });
});

describe('a stored user that cannot be read', () => {
  it.each([
    '{',
    '[]',
    '{"isAdmin":true}',
    '{"id":1,"email":[],"phone":5,"socials":"x","birthday":{},"consultSymbols":{"0":"HPG"},"website":null}',
    '{"id":1,"email":{"name":5},"firstName":{},"socials":[],"birthday":"yesterday","isAdmin":"true","sex":7}',
  ])('breaks no part of the page and makes no admin: %s', async (user) => {
    const { actors } = await openPersonalInfo({ stored: { user } });

    expect(field('First name')).toBeInstanceOf(HTMLInputElement);
    expect(screen.queryByText('This section could not be shown')).toBeNull();
    expect(actors.session.getSnapshot().context.session?.user.isAdmin).toBe(false);
  });
});
