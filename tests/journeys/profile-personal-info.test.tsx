import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { hasDrafts } from '../../src/lib/drafts';
import { deferred } from '../support/rest/fake-server';
import { field } from '../support/fields';
import { notices, region } from '../support/page';
import { openPersonalInfo, replaceText, saveButton, storedUser } from '../support/personal-info';

describe('the personal info', () => {
  it('is what the session knows of the person', async () => {
    await openPersonalInfo();
    const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

    const values = [
      ...['Last name', 'First name', 'Nickname', 'Referral code', 'Email', 'Phone', 'Address', 'City'],
      ...['Country', 'Postal code', 'Website', 'Twitter', 'Facebook', 'LinkedIn', 'Broker info'],
      ...['Symbols you want advice on'],
    ].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);
    const [family, given] = [field('Last name'), field('First name')];
    expect(family.compareDocumentPosition(given)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(values).toEqual([
      ...['Nguyễn', 'Minh Anh', 'member.nhip', 'NHIP01', 'member@nhip.example', '+84900000001'],
      ...['12 Nguyễn Huệ, phường Sài Gòn', 'Thành phố Hồ Chí Minh', 'VN', '700000', 'https://nhip.example'],
      ...['', '', '', '', ''],
    ]);
    expect([field('Birthday').value, choice('Sex').value, choice('Language').value]).toEqual([
      '10/04/1990',
      'female',
      'vi',
    ]);
    expect(field('Referral code').readOnly).toBe(true);
    expect(screen.getAllByText('Verified')).toHaveLength(2);
  });

  it('is sent as far as it was changed, kept over a reload, and named in the header', async () => {
    const { user, sent, unmount, server } = await openPersonalInfo();
    const before = storedUser();
    await replaceText(user, 'First name', '  Bảo  Anh ');
    await replaceText(user, 'Symbols you want advice on', 'hpg vnm');
    await user.selectOptions(field<HTMLSelectElement>('Sex'), 'Male');

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));

    const changes = { firstName: 'Bảo  Anh', sex: 'male', consultSymbols: ['HPG', 'VNM'] };
    expect(sent).toEqual([changes]);
    await waitFor(() => expect([hasDrafts(), field('First name').value]).toEqual([false, 'Bảo  Anh']));
    expect(storedUser()).toEqual({ ...before, ...changes });
    unmount();
    server.shutdown();
    await openPersonalInfo({ as: 'visitor' });
    expect([
      field('First name').value,
      field('Symbols you want advice on').value,
      field<HTMLSelectElement>('Sex').value,
    ]).toEqual(['Bảo Anh', 'HPG, VNM', 'male']);
    expect(region('Profile summary')?.textContent).toContain('Nguyễn Bảo Anh');
  });

  it('without a change is not sent, and says so', async () => {
    const { user, sent } = await openPersonalInfo();

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['status', 'There is nothing to save']]));

    expect(sent).toEqual([]);
  });

  it('is sent once however often it is submitted, by a button that keeps its name', async () => {
    const answer = deferred<Response>();
    const { user, requests } = await openPersonalInfo({
      prepare: (server) => server.post('/api/users/user-profile', () => answer.promise),
    });
    await replaceText(user, 'City', 'Huế');
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    answer.resolve(new Response(200, {}, {}));
    await waitFor(() => expect(saveButton().disabled).toBe(false));

    expect(requests.filter((each) => each.includes('user-profile'))).toHaveLength(1);
    expect(storedUser()['city']).toBe('Huế');
  });

  it('names every field to the browser', async () => {
    await openPersonalInfo();
    const form = screen.getByRole('form', { name: 'Personal info' });
    const fields = [...form.querySelectorAll<HTMLInputElement>('input, select')];
    expect(
      Object.fromEntries(fields.map((field) => [field.name, field.getAttribute('autocomplete')])),
    ).toMatchObject({
      firstName: 'given-name',
      lastName: 'family-name',
      userName: 'nickname',
      birthday: 'bday',
      sex: 'sex',
      lang: 'language',
      email: 'email',
      phone: 'tel',
      address1: 'address-line1',
      city: 'address-level2',
      country: 'country',
      zipcode: 'postal-code',
      website: 'url',
    });
  });
});
