import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field } from '../support/fields';
import { notices } from '../support/page';
import { openPersonalInfo, replaceText, saveButton, storedUser } from '../support/personal-info';

const odd = {
  ...{ id: 1, firstName: '', lastName: null, email: 'an tại nhip', phone: { number: 'chưa có' } },
  ...{ birthday: 'April 10, 1990', sex: 'other', lang: 'fr', zipcode: '#', website: 'nhip.example' },
  ...{ socials: { twitter: '@nhip', facebook: 'fb:an', linkedin: '' }, consultSymbols: 'Hòa Phát; vnm' },
};

const openOdd = () => openPersonalInfo({ stored: { user: JSON.stringify(odd) } });

/** Accepts whatever is posted. */
const accept = (app: Awaited<ReturnType<typeof openOdd>>) =>
  app.server.post('/api/users/user-profile', () => ({}));

describe('a profile with odd stored values', () => {
  it('saves another field, and sends that one only', async () => {
    const app = await openOdd();
    accept(app);
    await replaceText(app.user, 'City', 'Huế');

    await app.user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));

    expect(app.sent).toEqual([{ city: 'Huế' }]);
    expect(storedUser()).toEqual({ ...odd, city: 'Huế' });
  });

  it('shows them as they are stored', async () => {
    await openOdd();
    const names = [
      'Email',
      'Phone',
      'Birthday',
      'Postal code',
      'Website',
      'Twitter',
      'Symbols you want advice on',
    ];

    expect(names.map((name) => field(name).value)).toEqual([
      ...['an tại nhip', 'chưa có', 'April 10, ', '#', 'nhip.example', '@nhip', 'Hòa Phát; vnm'],
    ]);
    expect(['Sex', 'Language'].map((name) => field<HTMLSelectElement>(name).value)).toEqual(['other', 'fr']);
  });

  it('has nothing to save before a field is changed, or once it is as it was', async () => {
    const { user, sent } = await openOdd();
    await replaceText(user, 'Website', 'https://nhip.example');
    await replaceText(user, 'Website', 'nhip.example');

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['status', 'There is nothing to save']]));

    expect(sent).toEqual([]);
  });

  it('takes a website back to what was saved last, not to what was stored first', async () => {
    const app = await openOdd();
    accept(app);
    await replaceText(app.user, 'Website', 'https://nhip.example');
    await app.user.click(saveButton());
    await waitFor(() => expect(app.sent).toEqual([{ website: 'https://nhip.example' }]));
    await waitFor(() => expect(saveButton().disabled).toBe(false));

    await replaceText(app.user, 'Website', 'nhip.example');
    await app.user.click(saveButton());

    await waitFor(() => expect(field('Website').getAttribute('aria-invalid')).toBe('true'));
    expect(app.sent).toHaveLength(1);
  });

  it.each([
    ['First name', '', { firstName: '' }],
    ['Phone', 'Zalo 0912 345 678', { phone: { number: 'Zalo 0912 345 678' } }],
    ['Postal code', 'TP. HCM', { zipcode: 'TP. HCM' }],
    ['Twitter', '@an', { socials: { twitter: '@an', facebook: '', linkedin: '' } }],
    ['Website', '', { website: '' }],
    ['Website', 'http://localhost:8080/an', { website: 'http://localhost:8080/an' }],
  ])('may have %s changed to "%s"', async (name, text, changes) => {
    const { user, sent } = await openPersonalInfo();
    await replaceText(user, name, text);

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));

    expect(sent).toEqual([changes]);
  });
});
