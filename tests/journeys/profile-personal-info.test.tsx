import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deferred } from '../support/deferred';
import { PASSWORD } from '../support/login';
import { notices, otherTab, region, rowsToArrive } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

const path = '/profile/personal-info';
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const birthday = () => box('Birthday');
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const stored = () => JSON.parse(localStorage.getItem('user')!) as Record<string, unknown>;

type Options = { prepare?: Prepare; as?: 'visitor' | 'member'; stored?: Record<string, string> };

async function open(options: Options = {}) {
  const sent: unknown[] = [];
  const app = await renderApp({
    at: path,
    ...options,
    prepare(server) {
      options.prepare?.(server);
    },
  });
  await screen.findByRole('form', { name: 'Personal info' });
  const handled = app.server.pretender.handledRequest.bind(app.server.pretender);
  app.server.pretender.handledRequest = (method, url, request) => {
    if (url.endsWith('/user-profile')) sent.push(JSON.parse(request.requestBody));
    handled(method, url, request);
  };
  return { ...app, sent };
}

async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
}

async function lookElsewhere(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Payments' }));
  await screen.findByRole('heading', { level: 1, name: 'Payments' });
}

async function comeBack(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Personal info' }));
  await screen.findByRole('form', { name: 'Personal info' });
}

/** Whether the browser asks before it leaves the page. */
function isWarned() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('the personal info', () => {
  it('is what the session knows of the person', async () => {
    await open();

    const values = [
      ...['First name', 'Last name', 'Nickname', 'Referral code', 'Email', 'Phone', 'Address', 'City'],
      ...['Country', 'Zip code', 'Website', 'Twitter', 'Facebook', 'LinkedIn', 'Broker info'],
      ...['Consult symbols'],
    ].map((name) => box(name).value);
    expect(values).toEqual([
      ...['Minh Anh', 'Nguyễn', 'member.nhip', 'NHIP01', 'member@nhip.example', '+84900000001'],
      ...['12 Nguyễn Huệ, phường Sài Gòn', 'Thành phố Hồ Chí Minh', 'VN', '700000', 'https://nhip.example'],
      ...['', '', '', '', ''],
    ]);
    expect([birthday().value, choice('Sex').value, choice('Language').value]).toEqual([
      '10/04/1990',
      'female',
      'vi',
    ]);
    expect(box('Referral code').readOnly).toBe(true);
    expect(screen.getAllByText('Verified')).toHaveLength(2);
  });

  it('is sent as far as it was changed, kept over a reload, and named in the header', async () => {
    const { user, sent, unmount, server } = await open();
    const before = stored();
    await put(user, box('First name'), '  Bảo  Anh ');
    await put(user, box('Consult symbols'), 'hpg vnm');
    await user.selectOptions(choice('Sex'), 'Male');

    await user.click(save());
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));

    const changes = { firstName: 'Bảo  Anh', sex: 'male', consultSymbols: ['HPG', 'VNM'] };
    expect(sent).toEqual([changes]);
    expect(stored()).toEqual({ ...before, ...changes });
    unmount();
    server.shutdown();
    await open({ as: 'visitor' });
    expect([box('First name').value, box('Consult symbols').value, choice('Sex').value]).toEqual([
      'Bảo Anh',
      'HPG, VNM',
      'male',
    ]);
    expect(region('Profile summary')?.textContent).toContain('Nguyễn Bảo Anh');
  });

  it('without a change is not sent, and says so', async () => {
    const { user, sent } = await open();

    await user.click(save());
    await waitFor(() => expect(notices()).toEqual([['status', 'There is nothing to save']]));

    expect(sent).toEqual([]);
  });

  it('is compared with what was saved last', async () => {
    const { user, sent } = await open();
    await put(user, box('City'), 'Huế');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(save().disabled).toBe(false));

    await put(user, box('Country'), 'DE');
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ city: 'Huế' }, { country: 'DE' }]));
  });

  it('with a new e-mail shows it as not verified, in the shape that it came in', async () => {
    const { user, sent } = await open();
    await put(user, box('Email'), 'bao@nhip.example');

    await user.click(save());
    await screen.findByText('Not verified');

    expect(sent).toEqual([{ email: { name: 'bao@nhip.example' } }]);
    expect(stored()['email']).toEqual({ name: 'bao@nhip.example', verified: false });
  });

  it('keeps what is typed and not saved while the person looks elsewhere, until it is saved or locked', async () => {
    const { user } = await open();
    expect(isWarned()).toBe(false);
    await put(user, box('City'), 'Huế');
    expect(isWarned()).toBe(true);

    await lookElsewhere(user);
    expect(isWarned()).toBe(false);
    await comeBack(user);
    await waitFor(() => expect(box('City').value).toBe('Huế'));

    await user.click(save());
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));
    expect(isWarned()).toBe(false);
    await put(user, box('Country'), 'Lào');
    await put(user, box('Country'), 'VN');
    await lookElsewhere(user);
    await comeBack(user);
    expect([box('City').value, box('Country').value, isWarned()]).toEqual(['Huế', 'VN', false]);
  });

  it('forgets what was typed and not saved when the session ends', async () => {
    const { user, actors } = await open();
    await put(user, box('City'), 'Huế');
    const { session } = actors.session.getSnapshot().context;

    await act(async () => actors.session.send({ type: 'lock', path: '/profile/personal-info' }));
    await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('form', { name: 'Personal info' });

    expect(box('City').value).toBe('Thành phố Hồ Chí Minh');
    expect(actors.session.getSnapshot().context.session?.token).not.toBe(session?.token);
  });

  it.each(['Email', 'Phone'])(
    'says nothing of whether another %s is verified before it is saved',
    async (name) => {
      const { user } = await open();
      const before = box(name).value;

      await user.type(box(name), '1');
      expect(screen.getAllByText('Verified')).toHaveLength(1);

      await put(user, box(name), before);
      expect(screen.getAllByText('Verified')).toHaveLength(2);
    },
  );

  it.each([
    ['First name', '', 'This field is required!'],
    ['Last name', '  ', 'This field is required!'],
    ['Email', 'an@', 'Please input a valid email address!'],
    ['Phone', '12', 'A phone number has 6 to 20 digits'],
    ['Website', 'javascript:alert(1)', 'Enter an address that starts with http:// or https://'],
    ['Website', 'nhip.example', 'Enter an address that starts with http:// or https://'],
    ['Website', 'https://', 'Enter an address that starts with http:// or https://'],
    ['Website', 'ftp://nhip.example', 'Enter an address that starts with http:// or https://'],
    ['LinkedIn', 'data:text/html,x', 'Enter an address that starts with http:// or https://'],
    ['Zip code', '#', 'A zip code has letters and digits'],
    ['Consult symbols', 'HPG, Hòa', 'Each symbol has 3 to 10 letters or digits'],
  ])('whose %s is "%s" is refused: %s', async (name, text, words) => {
    const { user, sent } = await open();
    await put(user, box(name), text);

    await user.click(save());
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', `${name}: ${words}`]]));

    expect(sent).toEqual([]);
    expect([document.activeElement, box(name).value]).toEqual([box(name), text]);
    expect([
      box(name).getAttribute('aria-invalid'),
      document.getElementById(lastOf(box(name)))?.textContent,
    ]).toEqual(['true', words]);
  });

  it.each([
    { status: 422, body: { message: 'Trang web không hợp lệ.' }, words: 'Trang web không hợp lệ.' },
    { status: 401, body: { message: 'Phiên đã hết.' }, words: 'Phiên đã hết.' },
    { status: 500, body: '<h1>Oops</h1>', words: 'Internal server error. Try again later.' },
  ])('that the server refuses with $status keeps what was typed', async ({ status, body, words }) => {
    const { user, asked } = await open({
      prepare: (server) => server.post('/api/users/user-profile', () => new Response(status, {}, body)),
    });
    const before = stored();
    await put(user, box('City'), 'Huế');

    await user.click(save());
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', expect.any(String)]]));

    expect(notices()[0]?.[2]).toBe(words);
    expect([box('City').value, save().disabled, stored()]).toEqual(['Huế', false, before]);
    expect(asked.filter((each) => each.includes('user-profile'))).toHaveLength(1);
  });

  it('is sent once however often it is submitted, by a button that keeps its name', async () => {
    const answer = deferred<Response>();
    const { user, asked } = await open({
      prepare: (server) => server.post('/api/users/user-profile', () => answer.promise),
    });
    await put(user, box('City'), 'Huế{Enter}{Enter}');
    await waitFor(() => expect(save().disabled).toBe(true));
    answer.resolve(new Response(200, {}, {}));
    await waitFor(() => expect(save().disabled).toBe(false));

    expect(asked.filter((each) => each.includes('user-profile'))).toHaveLength(1);
    expect(stored()['city']).toBe('Huế');
  });

  it('names every field to the browser', async () => {
    await open();
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

/** The problem's id stands last of what describes a field. */
function lastOf(field: HTMLElement) {
  return field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
}

describe('the birthday', () => {
  it.each([
    {
      lng: 'en',
      name: 'Birthday',
      ways: ['Open the calendar', 'Calendar', 'Previous month', 'Next month', 'Month', 'Year'],
      month: 'April',
      weekday: 'Mo',
    },
    {
      lng: 'vi',
      name: 'Ngày sinh',
      ways: ['Mở lịch', 'Lịch', 'Tháng trước', 'Tháng sau', 'Tháng', 'Năm'],
      month: 'tháng tư',
      weekday: 'Th 2',
    },
    {
      lng: 'de',
      name: 'Geburtstag',
      ways: ['Kalender öffnen', 'Kalender', 'Voriger Monat', 'Nächster Monat', 'Monat', 'Jahr'],
      month: 'April',
      weekday: 'Mo',
    },
  ])('has a calendar in $lng, and dd/MM/yyyy all the same', async ({ lng, name, ways, month, weekday }) => {
    const { user } = await renderApp({ at: path, stored: { lng } });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name });
    expect([field.value, field.placeholder]).toEqual(['10/04/1990', 'dd/MM/yyyy']);

    await user.click(screen.getByRole('button', { name: ways[0]! }));
    const dialog = await screen.findByRole('dialog');
    const calendar = within(dialog);

    const named = [dialog, ...calendar.getAllByRole('button'), ...calendar.getAllByRole('combobox')];
    expect(named.map((each) => each.ariaLabel)).toEqual(ways.slice(1));
    expect(calendar.getAllByRole('columnheader')[0]?.textContent).toBe(weekday);
    expect(calendar.getAllByRole('combobox')[0]!.textContent.toLowerCase()).toContain(month.toLowerCase());
    expect(document.activeElement).toBe(calendar.getByRole('gridcell', { name: '10' }));
    await user.click(calendar.getByRole('button', { name: ways[3]! }));
    expect([...dialog.querySelectorAll('title')].map(({ textContent }) => textContent).join('')).toBe('');
  });

  it('is picked by Enter, which leaves the calendar closed and the focus on its button', async () => {
    const { user } = await open();
    const opener = screen.getByRole('button', { name: 'Open the calendar' });
    opener.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('10'));

    await user.keyboard('{ArrowRight}{Enter}');

    await waitFor(() => expect(birthday().value).toBe('11/04/1990'));
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener]);
  });

  it('has its calendar closed by a focus that leaves it, but not on the way to its button', async () => {
    const { user } = await open();
    const opener = screen.getByRole('button', { name: 'Open the calendar' });
    await user.click(opener);
    const calendar = await screen.findByRole('dialog');

    await act(async () => within(calendar).getByRole('button', { name: 'Next month' }).focus());
    await act(async () => opener.focus());
    expect(screen.queryByRole('dialog')).toBe(calendar);
    await act(async () => choice('Sex').focus());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(choice('Sex'));
  });

  it('has a calendar of six weeks in every month, so that nothing jumps', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    const calendar = within(await screen.findByRole('dialog'));
    await user.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(calendar.getAllByRole('gridcell')).toHaveLength(42);
  });

  it('shows its calendar for the button alone: what was refused stays in sight', async () => {
    const { user } = await open();
    await user.click(birthday());
    await put(user, birthday(), 'x');
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(birthday()));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is picked from the calendar and stored as YYYY-MM-DD', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    const calendar = within(await screen.findByRole('dialog'));
    await user.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(birthday().value).toBe('10/04/1990');
    await user.click(calendar.getByRole('button', { name: 'Previous month' }));
    await user.click(calendar.getByRole('gridcell', { name: '25' }));
    await waitFor(() =>
      expect([birthday().value, screen.queryByRole('dialog')]).toEqual(['25/04/1990', null]),
    );

    await user.click(save());

    await waitFor(() => expect(sent).toEqual([{ birthday: '1990-04-25' }]));
  });

  it.each([
    ['05/09/1985', '1985-09-05'],
    ['5.9.1985', '1985-09-05'],
    ['05091985', '1985-09-05'],
    ['1985-09-05', '1985-09-05'],
    ['', ''],
  ])('typed as "%s" is sent as "%s"', async (text, day) => {
    const { user, sent } = await open();
    await put(user, birthday(), text);

    await user.click(save());

    await waitFor(() => expect(sent).toEqual([{ birthday: day }]));
  });

  it.each([
    ['28/08/2026', 'A birthday cannot be in the future'],
    ['31/02/1990', 'This day does not exist'],
    ['31021990', 'This day does not exist'],
    ['25/04', 'Enter a date as dd/MM/yyyy'],
    ['x', 'Enter a date as dd/MM/yyyy'],
  ])('typed as "%s" is refused and stays: %s', async (text, words) => {
    const { user, sent } = await open();
    await put(user, birthday(), text);

    await user.click(save());
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', `Birthday: ${words}`]]));

    expect([birthday().value, document.activeElement, sent]).toEqual([text, birthday(), []]);
  });
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const jpg = [0xff, 0xd8, 0xff, 0xe0, 1];
const gif = [...'GIF89a'].map((letter) => letter.charCodeAt(0));

function file(name: string, type: string, bytes: readonly number[], size = bytes.length) {
  return new File(
    [new Uint8Array([...bytes, ...Array.from({ length: size - bytes.length }, () => 0)])],
    name,
    {
      type,
    },
  );
}

describe('the images', () => {
  function countBlobs() {
    const live = new Set<string>();
    let made = 0;
    Object.assign(URL, {
      createObjectURL: () => {
        const url = `blob:nhip/${++made}`;
        live.add(url);
        return url;
      },
      revokeObjectURL: (url: string) => void live.delete(url),
    });
    onTestFinished(() => {
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
    });
    return live;
  }
  const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  const shown = () => [...region('Images')!.querySelectorAll('img')].map(({ src, alt }) => [alt, src]);

  it.each([
    ['Avatar', file('tôi.png', 'image/png', png)],
    ['Avatar', file('me.jpg', 'image/jpeg', jpg)],
    ['Zalo QR code', file('qr.gif', 'image/gif', gif)],
    ['Avatar', file('just.png', 'image/png', png, 2 * 1024 * 1024)],
  ])('%s takes $name and names it', async (name, chosen) => {
    countBlobs();
    const { user } = await open();

    await user.upload(input(name), chosen);
    await waitFor(() => expect(notices()).toEqual([['status', `${chosen.name} uploaded`]]));

    expect(shown()).toEqual([[name, 'blob:nhip/1']]);
  });

  it('show the same avatar in the summary, in the header, and on the locked page', async () => {
    countBlobs();
    const { user } = await open();
    const avatars = () =>
      [...document.querySelectorAll<HTMLImageElement>('.avatar img')].map(({ src }) => src);
    expect(avatars()).toEqual([]);

    await user.upload(input('Avatar'), file('a.png', 'image/png', png));
    await waitFor(() => expect(avatars()).toEqual(['blob:nhip/1', 'blob:nhip/1']));

    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('link', { name: 'Lock' }));
    await screen.findByRole('button', { name: 'Unlock' });
    expect(avatars()).toEqual(['blob:nhip/1']);
  });

  const wrong = 'Only JPG, PNG and GIF images are accepted.';
  it.each([
    [file('page.html', 'text/html', png), wrong],
    [file('x.svg', 'image/svg+xml', png), wrong],
    [file('fake.png', 'image/png', jpg), wrong],
    [
      file(
        'script.gif',
        'image/gif',
        [...'<script>'].map((c) => c.charCodeAt(0)),
      ),
      wrong,
    ],
    [file('empty.jpg', 'image/jpeg', []), wrong],
    [file('big.png', 'image/png', png, 2 * 1024 * 1024 + 1), 'The image is larger than 2 MB.'],
  ])('refuse $name and name it', async (chosen, words) => {
    countBlobs();
    await open();

    await userEvent.setup({ applyAccept: false }).upload(input('Avatar'), chosen);
    await waitFor(() =>
      expect(notices()).toEqual([['alert', `${chosen.name} could not be uploaded`, words]]),
    );

    expect(shown()).toEqual([]);
  });

  it('last as long as the page, give way to the next one, and stay with their person', async () => {
    const live = countBlobs();
    const { user } = await open();
    await user.upload(input('Avatar'), file('a.png', 'image/png', png));
    await user.upload(input('Avatar'), file('b.png', 'image/png', png));
    await waitFor(() => expect(shown()).toEqual([['Avatar', 'blob:nhip/2']]));
    expect([...live]).toEqual(['blob:nhip/2']);

    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    await user.click(screen.getByRole('link', { name: 'Personal info' }));
    await screen.findByRole('form', { name: 'Personal info' });
    expect(shown()).toEqual([['Avatar', 'blob:nhip/2']]);

    const body = JSON.stringify({ email: 'admin@nhip.example', password: PASSWORD });
    const answer = await fetch('/api/users/login', { method: 'POST', body });
    const { token, user: admin } = (await answer.json()) as { token: string; user: object };
    await act(async () =>
      otherTab(() => {
        localStorage.setItem('user', JSON.stringify(admin));
        localStorage.setItem('accessToken', token);
      }, null),
    );
    await rowsToArrive();
    await act(async () => window.history.pushState(null, '', path));
    await screen.findByDisplayValue('Quốc Bảo');
    expect([shown(), [...live]]).toEqual([[], []]);
  });

  it('are sample data, and say so', async () => {
    await open();
    expect(region('Images')?.textContent).toContain('Sample data');
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
    const { actors } = await open({ stored: { user } });

    expect(box('First name')).toBeInstanceOf(HTMLInputElement);
    expect(screen.queryByText('This section could not be shown')).toBeNull();
    expect(actors.session.getSnapshot().context.session?.user.isAdmin).toBe(false);
  });
});
