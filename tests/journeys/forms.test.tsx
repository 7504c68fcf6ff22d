import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../support/deferred';
import { field, fill, filled, problemOf, put } from '../support/fields';
import { PASSWORD } from '../support/login';
import { notices } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';

/** A server's response; the mock backend's own can be requested. */
type Answer = (mock: typeof fetch) => Promise<Response>;

type FormRow = {
  name: string;
  at: string;
  as: 'visitor' | 'member' | 'admin';
  /** Opens it, where the address alone does not. */
  enter?: (user: UserEvent) => Promise<void>;
  /** Where it is sent; null where no call stands behind it. */
  call: string | null;
  /** What is typed, by label, so that nothing is wrong with it. */
  good: Readonly<Record<string, string>>;
  /** What is then sent. */
  body?: object;
  /** What then is shown, and the page that shows it. */
  taken: { answer?: Answer; notices: readonly (readonly string[])[]; path: string };
  /** The button that sends it; without one it sends itself when it is filled. */
  button: string | null;
  /** Texts that are refused here, each in an otherwise good form. */
  wrong: readonly { label: string; text: string; problem: string }[];
  /** The notice of a refusal by the form itself, where it is not the usual one. */
  refused?: (problem: string, label: string) => readonly string[];
  /** The notice of a failure. */
  notice: (why: string, status: number | null) => readonly string[];
  /** The fields that a failure empties, by rule. */
  emptied?: readonly string[];
};

const required = 'This field is required!';
const notAnEmail = 'Please input a valid email address!';
const mismatch = 'The two passwords that you entered do not match!';
const rule =
  '6 to 16 characters, with at least one lowercase letter, one uppercase letter, one digit and one of !@#$%^&*; no other characters.';

const json =
  (body: object): Answer =>
  async () =>
    new Response(JSON.stringify(body));
const signedIn: Answer = (mock) => {
  const body = JSON.stringify({ email: 'member@nhip.example', password: PASSWORD });
  return mock('/api/users/login', { method: 'POST', body });
};

const plainly = (why: string) => ['alert', 'Something went wrong', why];
const empty = (...labels: string[]) => labels.map((label) => ({ label, text: '', problem: required }));

const forms: readonly FormRow[] = [
  {
    name: 'login',
    at: '/auth/login',
    as: 'visitor',
    call: '/api/users/login',
    good: { Email: 'an@nhip.example', Password: 'secret' },
    body: { email: 'an@nhip.example', password: 'secret' },
    taken: { answer: signedIn, notices: [], path: '/' },
    button: 'Log in',
    wrong: [...empty('Email', 'Password'), { label: 'Email', text: 'an', problem: notAnEmail }],
    notice: (why, status) =>
      status === 401 ? ['alert', 'Invalid credential'] : ['alert', 'Could not log in', why],
  },
  {
    name: 'sign-up',
    at: '/auth/sign-up',
    as: 'visitor',
    call: '/api/users/register',
    good: {
      'First name': 'An',
      'Last name': 'Nguyễn',
      Email: 'an@nhip.example',
      Password: 'a',
      'Confirm password': 'a',
      'Referral code': '',
    },
    body: {
      firstName: 'An',
      lastName: 'Nguyễn',
      email: 'an@nhip.example',
      password: 'a',
      confirmPassword: 'a',
      termOfUse: true,
      fromUrl: `${window.location.origin}/auth/sign-up`,
    },
    taken: {
      notices: [['status', 'Your account has been created', 'Log in with your email and password.']],
      path: '/auth/login',
    },
    button: 'Sign up',
    wrong: [
      ...empty('First name', 'Last name', 'Email', 'Password', 'Confirm password'),
      { label: 'First name', text: '  ', problem: required },
      { label: 'Email', text: 'an@', problem: notAnEmail },
      { label: 'Confirm password', text: 'A', problem: mismatch },
    ],
    notice: plainly,
  },
  {
    name: 'forgot password',
    at: '/auth/forgot-password',
    as: 'visitor',
    call: '/api/users/forgot-password',
    good: { Email: 'an@nhip.example' },
    body: { email: 'an@nhip.example' },
    taken: { notices: [], path: '/auth/set-password-link-sent' },
    button: 'Send',
    wrong: [
      { label: 'Email', text: '', problem: notAnEmail },
      { label: 'Email', text: 'an@nhip@example', problem: notAnEmail },
    ],
    notice: plainly,
  },
  {
    name: 'new password',
    at: '/auth/new-password/secret',
    as: 'visitor',
    call: '/api/users/set-new-password',
    good: { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' },
    body: { newPassword: 'Nhip@2027', token: 'secret' },
    taken: {
      notices: [['status', 'Your password has been changed', 'Log in with the new password.']],
      path: '/auth/login',
    },
    button: 'Save',
    wrong: [
      ...empty('New password', 'Confirm password'),
      { label: 'New password', text: 'nhip@2027', problem: rule },
      { label: 'Confirm password', text: 'Nhip@2028', problem: mismatch },
    ],
    notice: plainly,
  },
  {
    name: 'password change',
    at: '/profile/security-settings',
    as: 'member',
    call: '/api/users/password-change',
    good: { 'Current password': 'secret', 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' },
    body: { currentPassword: 'secret', newPassword: 'Nhip@2027' },
    taken: {
      notices: [['status', 'Password changed', 'Use the new password the next time you log in.']],
      path: '/profile/security-settings',
    },
    button: 'Change password',
    wrong: [
      ...empty('Current password', 'New password', 'Confirm password'),
      { label: 'New password', text: 'nhip@2027', problem: rule },
      { label: 'Confirm password', text: 'Nhip@2028', problem: mismatch },
    ],
    notice: plainly,
  },
  {
    name: 'lock',
    at: '/auth/lock',
    as: 'member',
    call: '/api/users/login',
    good: { Password: 'secret' },
    body: { email: 'member@nhip.example', password: 'secret' },
    taken: { answer: signedIn, notices: [], path: '/' },
    button: 'Unlock',
    wrong: empty('Password'),
    notice: (why, status) =>
      status === 401 ? ['alert', 'Invalid credential'] : ['alert', 'Could not log in', why],
  },
  {
    name: 'security code',
    at: '/auth/security-code',
    as: 'visitor',
    call: '/verifySecurityCode',
    good: { 'Security code': '654321' },
    body: { code: '654321' },
    taken: { answer: json({ token: 'secret' }), notices: [], path: '/auth/new-password' },
    button: null,
    wrong: [],
    notice: plainly,
    emptied: ['Security code'],
  },
  {
    name: 'personal info',
    at: '/profile/personal-info',
    as: 'member',
    call: '/api/users/user-profile',
    good: {
      'First name': 'An',
      'Last name': 'Lê',
      Birthday: '02/09/1995',
      Sex: 'Male',
      Email: 'an@nhip.example',
      Phone: '0912 345 678',
      'Zip code': '100000',
      Website: 'https://an.example',
      LinkedIn: 'https://linkedin.example/an',
      'Consult symbols': 'hpg, vnm',
    },
    body: {
      firstName: 'An',
      lastName: 'Lê',
      birthday: '1995-09-02',
      sex: 'male',
      email: { name: 'an@nhip.example' },
      phone: { number: '0912 345 678' },
      zipcode: '100000',
      website: 'https://an.example',
      socials: { twitter: '', facebook: '', linkedin: 'https://linkedin.example/an' },
      consultSymbols: ['HPG', 'VNM'],
    },
    taken: { notices: [['status', 'Profile saved']], path: '/profile/personal-info' },
    button: 'Save',
    wrong: [
      ...empty('First name', 'Last name', 'Email'),
      { label: 'Birthday', text: '31/02/1995', problem: 'This day does not exist' },
      { label: 'Birthday', text: '28/08/2026', problem: 'A birthday cannot be in the future' },
      { label: 'Email', text: 'an@', problem: notAnEmail },
      { label: 'Phone', text: '12', problem: 'A phone number has 6 to 20 digits' },
      { label: 'Zip code', text: '#', problem: 'A zip code has letters and digits' },
      ...['Website', 'LinkedIn'].map((label) => ({
        label,
        text: 'javascript:alert(1)',
        problem: 'Enter an address that starts with http:// or https://',
      })),
      {
        label: 'Consult symbols',
        text: 'HPG, Hòa',
        problem: 'Each symbol has 3 to 10 letters or digits',
      },
    ],
    notice: plainly,
  },
  {
    name: 'plans of a user',
    at: '/admin/plan',
    as: 'admin',
    async enter(user) {
      await user.click(await waitFor(() => field('User')));
      await user.paste('admin@');
      await user.keyboard('{Enter}');
      await press(user, 'Add plan');
    },
    call: '/api/users/2/plans',
    good: { Plan: 'Nhịp Nâng cao', 'Start date': '01/09/2026', 'End date': '31/12/2026' },
    body: { plans: [{ id: 2, startDate: '2026-09-01', endDate: '2026-12-31' }] },
    taken: {
      notices: [['status', 'Plans were updated', 'All plans of Trần Quốc Bảo were replaced.']],
      path: '/admin/plan',
    },
    button: 'Save',
    wrong: [
      { label: 'Plan', text: '', problem: 'Please select a plan' },
      { label: 'Start date', text: '', problem: 'Start date required' },
      { label: 'Start date', text: '1/9', problem: 'Enter a date as dd/MM/yyyy, from 2000 on' },
      { label: 'End date', text: 'soon', problem: 'Enter a date as dd/MM/yyyy, from 2000 on' },
      { label: 'End date', text: '31/08/2026', problem: 'The end date is before the start date' },
    ],
    notice: plainly,
  },
  {
    name: 'symbol to add',
    at: '/technical/HPG',
    as: 'member',
    call: '/api/watchlists/add_symbol',
    good: { Symbol: ' fpt' },
    body: { watchlistId: 1, symbol: 'FPT' },
    taken: {
      answer: json({ symbol: 'FPT', short_name_vi: 'FPT', price: 100 }),
      notices: [['status', 'Symbol added successfully', 'FPT is at the end of “Lướt sóng T+”.']],
      path: '/technical/HPG',
    },
    button: 'Add',
    wrong: [
      { label: 'Symbol', text: '', problem: 'Symbol required' },
      { label: 'Symbol', text: '  ', problem: 'Symbol required' },
      { label: 'Symbol', text: 'HP', problem: 'A symbol has 3 to 10 letters or digits' },
    ],
    refused: (problem) => ['alert', problem],
    notice: (why) => ['alert', 'Failed to add symbol', why],
  },
  {
    name: 'payment card',
    at: '/profile/payments',
    as: 'member',
    enter: (user) => press(user, 'Add card'),
    // Cards are sample material: they are kept in the page, and sent to no server.
    call: null,
    good: {
      'Cardholder name': 'TRAN BAO ANH',
      'Card number': '4111 1111 1111 1111',
      'Expiry date': '08/26',
      CVV: '987',
    },
    taken: {
      notices: [['status', 'Card added', 'The card ending in 1111 is at the end of the list.']],
      path: '/profile/payments',
    },
    button: 'Save card',
    wrong: [
      ...empty('Cardholder name', 'Card number', 'Expiry date', 'CVV'),
      { label: 'Card number', text: '4111 1111 1111 1112', problem: 'This card number is not valid' },
      { label: 'Expiry date', text: '13/27', problem: 'Enter month and year as MM/YY' },
      { label: 'Expiry date', text: '07/26', problem: 'This card has expired' },
      { label: 'CVV', text: '12', problem: 'The CVV has three digits' },
    ],
    notice: plainly,
  },
];

type Fault = { name: string; answer: () => Promise<Response>; status: number | null; why: string };

const faults: readonly Fault[] = [
  ...[400, 401, 422, 500].map((status) => ({
    name: String(status),
    answer: async () => new Response(JSON.stringify({ message: `Máy chủ nói ${status}.` }), { status }),
    status,
    why: `Máy chủ nói ${status}.`,
  })),
  {
    name: '502 as HTML',
    answer: async () => new Response('<html><h1>Bad gateway</h1></html>', { status: 502 }),
    status: 502,
    why: 'Internal server error. Try again later.',
  },
  {
    name: '200 as HTML',
    answer: async () => new Response('<html></html>', { status: 200 }),
    status: null,
    why: 'The server’s answer could not be read.',
  },
  {
    name: 'no connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    status: null,
    why: 'The server is not responding, try again later.',
  },
];

const timeout = 'The server did not answer within 15 seconds. Try again later.';

const buttonNamed = (name: string) => {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
  if (found.length !== 1) throw new Error(`There are ${found.length} buttons with the name ${name}`);
  return found[0]!;
};

async function press(user: UserEvent, name: string) {
  await user.click(await waitFor(() => buttonNamed(name)));
}

/** Double-clicks a form's button, where it has one, and answers the one notice that comes of it, which then leaves. */
async function send(user: UserEvent, form: FormRow, button: HTMLButtonElement | null) {
  if (button) await user.dblClick(button);
  await waitFor(() => expect(notices()).toHaveLength(1));
  await comesToWait(form, button, false);
  const [notice] = notices();
  await act(async () => document.querySelector<HTMLElement>('.notice button')!.click());
  return notice;
}

const never: Answer = () => new Promise(() => {});

/** A form that is open; what it sends is answered by `answer`. */
async function open(form: FormRow, answer: Answer) {
  const app = await renderApp({ at: form.at, as: form.as });
  await form.enter?.(app.user);
  const labels = Object.keys(form.good);
  await waitFor(() => expect(field(labels[0]!)).toBeInstanceOf(HTMLElement));

  const sent: unknown[] = [];
  const mock = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST') return mock(input, init);
    sent.push(input === form.call ? JSON.parse(init.body as string) : input);
    return input === form.call ? answer(mock) : mock(input, init);
  };
  onTestFinished(() => void (globalThis.fetch = mock));

  const button = () => (form.button === null ? null : buttonNamed(form.button));
  return { ...app, labels, sent, button };
}

function isWaiting(form: FormRow, button: HTMLButtonElement | null) {
  return button === null ? Object.keys(form.good).every((label) => field(label).readOnly) : button.disabled;
}

function comesToWait(form: FormRow, button: HTMLButtonElement | null, isSo: boolean) {
  return waitFor(() => expect(isWaiting(form, button)).toBe(isSo));
}

describe.each(forms)('$name', (form) => {
  const left = Object.fromEntries(
    Object.entries(form.good).map(([label, text]) => [label, form.emptied?.includes(label) ? '' : text]),
  );
  const refused = form.refused ?? ((problem, label) => plainly(`${label}: ${problem}`));

  it('filled in right, is sent once however often its button is pressed, and says what came of it', async () => {
    const { answer = json({}), ...shown } = form.taken;
    const patience = deferred();
    const { user, sent, button, path } = await open(form, (mock) =>
      patience.promise.then(() => answer(mock)),
    );
    await fill(user, form.good);

    if (form.button !== null) await user.dblClick(button()!);
    if (form.call !== null) {
      await comesToWait(form, button(), true);
      if (form.button !== null) await user.click(button()!);
      await user.keyboard('{Enter}');
      patience.resolve();
    }

    await waitFor(() => expect({ notices: notices(), path: path() }).toEqual(shown));
    expect(sent).toEqual(form.call === null ? [] : [form.body]);
  });

  it.runIf(form.call)('met by any failure says so, loses nothing and may be sent again', async () => {
    let fault = faults[0]!;
    const { user, labels, sent, button } = await open(form, () => fault.answer());
    const met = [];
    for (fault of faults) {
      if (met.length === 0 || form.emptied) await put(form.good);
      met.push({ by: fault.name, notice: await send(user, form, button()), left: filled(labels) });
    }

    expect(met).toEqual(
      faults.map(({ name, why, status }) => ({ by: name, notice: form.notice(why, status), left })),
    );
    expect(sent).toEqual(faults.map(() => form.body));
  });

  it.runIf(form.call)('met by no answer within 15 seconds says so and loses nothing', async () => {
    const { labels, sent, button } = await open(form, never);

    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    await put(form.good);
    await act(async () => {
      button()?.click();
      await vi.advanceTimersByTimeAsync(14_999);
    });
    const before = [isWaiting(form, button()), notices()];
    await act(() => vi.advanceTimersByTimeAsync(1));
    const after = [isWaiting(form, button()), notices()];
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });

    expect([before, after]).toEqual([
      [true, []],
      [false, [form.notice(timeout, null)]],
    ]);
    expect([sent, filled(labels)]).toEqual([[form.body], left]);
  });

  it.runIf(form.button)('left empty marks every field that is needed and sends nothing', async () => {
    const { user, labels, sent, button } = await open(form, never);
    const needed = Object.fromEntries(
      form.wrong.filter(({ text }) => text === '').map(({ label, problem }) => [label, problem]),
    );
    await fill(user, Object.fromEntries(labels.map((label) => [label, ''])));

    await user.click(button()!);
    await waitFor(() =>
      expect(notices()).toEqual([refused(Object.values(needed)[0]!, Object.keys(needed)[0]!)]),
    );

    const problems = labels.map((label) => [label, problemOf(label)] as const);
    expect(Object.fromEntries(problems.filter(([, problem]) => problem !== null))).toEqual(needed);
    expect(document.activeElement).toBe(field(Object.keys(needed)[0]!));
    expect(sent).toEqual([]);
  });

  it.runIf(form.button)('with one field wrong says so at that field, and sends nothing', async () => {
    const { user, labels, sent, button } = await open(form, never);
    const observed = [];
    for (const { label, text } of form.wrong) {
      await put({ ...form.good, [label]: text });
      const notice = await send(user, form, button());
      const focused = labels.find((each) => field(each) === document.activeElement);
      observed.push({ focused, problem: problemOf(label), notice, left: filled(labels) });
    }

    const promised = form.wrong.map(({ label, text, problem }) => ({
      ...{ focused: label, problem, notice: refused(problem, label) },
      left: { ...form.good, [label]: text },
    }));
    expect([observed, sent]).toEqual([promised, []]);
  });
});
