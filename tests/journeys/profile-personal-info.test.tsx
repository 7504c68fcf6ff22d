import { screen, waitFor, act } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { hasDrafts } from '../../src/lib/drafts';
import { deferred } from '../support/rest/fake-server';
import { field } from '../support/fields';
import { notices, region } from '../support/page';
import {
  openPersonalInfo,
  replaceText,
  saveButton,
  storedUser,
  goBackToPersonalInfo,
  openPayments,
} from '../support/personal-info';
import { PASSWORD } from '../support/login';

/** Whether the browser warns before it leaves the page. */
function isWarned() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

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
