import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../helpers/deferred';
import { field, fill, filled, problemOf } from '../helpers/fields';
import { notices } from '../helpers/page';
import { NOW, renderApp } from '../helpers/renderApp';

type FormRow = {
  name: string;
  at: string;
  as: 'visitor' | 'member' | 'admin';
  /** Where it is sent. */
  call: string;
  /** What is typed, by label, so that nothing is wrong with it. */
  good: Readonly<Record<string, string>>;
  /** What is then sent. */
  body: object;
  /** The button that sends it; without one it sends itself when it is filled. */
  button: string | null;
  /** Texts that are refused here, each in an otherwise good form. */
  wrong: readonly { label: string; text: string; problem: string }[];
  /** What a failure is told as. */
  told: (why: string, status: number | null) => readonly string[];
  /** The fields that a failure empties, by rule. */
  emptied?: readonly string[];
};

const required = 'This field is required!';
const notAnEmail = 'Please input a valid email address!';
const mismatch = 'The two passwords that you entered do not match!';
const rule =
  '6 to 16 characters, with at least one lowercase letter, one uppercase letter, one digit and one of !@#$%^&*; no other characters.';

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
    button: 'Log in',
    wrong: [...empty('Email', 'Password'), { label: 'Email', text: 'an', problem: notAnEmail }],
    told: (why, status) =>
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
    button: 'Sign up',
    wrong: [
      ...empty('First name', 'Last name', 'Email', 'Password', 'Confirm password'),
      { label: 'First name', text: '  ', problem: required },
      { label: 'Email', text: 'an@', problem: notAnEmail },
      { label: 'Confirm password', text: 'A', problem: mismatch },
    ],
    told: plainly,
  },
  {
    name: 'forgot password',
    at: '/auth/forgot-password',
    as: 'visitor',
    call: '/api/users/forgot-password',
    good: { Email: 'an@nhip.example' },
    body: { email: 'an@nhip.example' },
    button: 'Send',
    wrong: [
      { label: 'Email', text: '', problem: notAnEmail },
      { label: 'Email', text: 'an@nhip@example', problem: notAnEmail },
    ],
    told: plainly,
  },
  {
    name: 'new password',
    at: '/auth/new-password/secret',
    as: 'visitor',
    call: '/api/users/set-new-password',
    good: { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' },
    body: { newPassword: 'Nhip@2027', token: 'secret' },
    button: 'Save',
    wrong: [
      ...empty('New password', 'Confirm password'),
      { label: 'New password', text: 'nhip@2027', problem: rule },
      { label: 'Confirm password', text: 'Nhip@2028', problem: mismatch },
    ],
    told: plainly,
  },
  {
    name: 'password change',
    at: '/profile/security-settings',
    as: 'member',
    call: '/api/users/password-change',
    good: { 'Current password': 'secret', 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' },
    body: { currentPassword: 'secret', newPassword: 'Nhip@2027' },
    button: 'Change password',
    wrong: [
      ...empty('Current password', 'New password', 'Confirm password'),
      { label: 'New password', text: 'nhip@2027', problem: rule },
      { label: 'Confirm password', text: 'Nhip@2028', problem: mismatch },
    ],
    told: plainly,
  },
  {
    name: 'lock',
    at: '/auth/lock',
    as: 'member',
    call: '/api/users/login',
    good: { Password: 'secret' },
    body: { email: 'member@nhip.example', password: 'secret' },
    button: 'Unlock',
    wrong: empty('Password'),
    told: (why, status) =>
      status === 401 ? ['alert', 'Invalid credential'] : ['alert', 'Could not log in', why],
  },
  {
    name: 'security code',
    at: '/auth/security-code',
    as: 'visitor',
    call: '/verifySecurityCode',
    good: { 'Security code': '654321' },
    body: { code: '654321' },
    button: null,
    wrong: [],
    told: plainly,
    emptied: ['Security code'],
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

/** A form that is open and filled in; what it sends is answered by `answer`. */
async function open(form: FormRow, answer: () => Promise<Response>) {
  const app = await renderApp({ at: form.at, as: form.as });
  const labels = Object.keys(form.good);
  await waitFor(() => expect(field(labels[0]!)).toBeInstanceOf(HTMLElement));

  const sent: unknown[] = [];
  const mock = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST' || input !== form.call) return mock(input, init);
    sent.push(JSON.parse(init.body as string));
    return answer();
  };
  onTestFinished(() => void (globalThis.fetch = mock));

  const button = () =>
    form.button === null ? null : screen.getByRole<HTMLButtonElement>('button', { name: form.button });
  return { ...app, labels, sent, button };
}

function isWaiting(form: FormRow, button: HTMLButtonElement | null) {
  return button === null ? Object.keys(form.good).every((label) => field(label).readOnly) : button.disabled;
}

describe.each(forms)('$name', (form) => {
  const left = Object.fromEntries(
    Object.entries(form.good).map(([label, text]) => [label, form.emptied?.includes(label) ? '' : text]),
  );

  it('sends what was typed, once, however often its button is pressed', async () => {
    const answer = deferred<Response>();
    const { user, sent, button } = await open(form, () => answer.promise);
    await fill(user, form.good);

    if (form.button !== null) await user.dblClick(button()!);
    await waitFor(() => expect(isWaiting(form, button())).toBe(true));
    if (form.button !== null) await user.click(button()!);
    await user.keyboard('{Enter}');
    answer.resolve(new Response('{"message":"Không."}', { status: 422 }));

    await waitFor(() => expect(isWaiting(form, button())).toBe(false));
    expect(sent).toEqual([form.body]);
  });

  it.each(faults)(
    'met by $name says so, loses nothing and may be sent again',
    async ({ answer, status, why }) => {
      const { user, labels, sent, button } = await open(form, answer);
      await fill(user, form.good);

      if (form.button !== null) await user.click(button()!);
      await waitFor(() => expect(notices()).toEqual([form.told(why, status)]));

      await waitFor(() => expect(isWaiting(form, button())).toBe(false));
      expect(filled(labels)).toEqual(left);
      if (form.emptied) await fill(user, form.good);
      if (form.button !== null) await user.click(button()!);
      await waitFor(() => expect(sent).toEqual([form.body, form.body]));
      await waitFor(() => expect(isWaiting(form, button())).toBe(false));
    },
  );

  it('met by no answer within 15 seconds says so and loses nothing', async () => {
    const { user, labels, sent, button } = await open(form, () => new Promise(() => {}));
    const [last = '', ...others] = Object.keys(form.good).reverse();
    await fill(user, Object.fromEntries(others.map((label) => [label, form.good[label]!])));

    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    await act(async () => {
      fireEvent.change(field(last), { target: { value: form.good[last] } });
      await vi.advanceTimersByTimeAsync(0);
      button()?.click();
      await vi.advanceTimersByTimeAsync(14_999);
    });
    const before = [isWaiting(form, button()), notices()];
    await act(() => vi.advanceTimersByTimeAsync(1));
    const after = [isWaiting(form, button()), notices()];
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });

    expect([before, after]).toEqual([
      [true, []],
      [false, [form.told(timeout, null)]],
    ]);
    expect([sent, filled(labels)]).toEqual([[form.body], left]);
  });

  it.runIf(form.button)('left empty marks every field that is needed and sends nothing', async () => {
    const { user, labels, sent, button } = await open(form, () => new Promise(() => {}));
    const needed = Object.fromEntries(
      form.wrong.filter(({ text }) => text === '').map(({ label, problem }) => [label, problem]),
    );

    await user.click(button()!);
    await waitFor(() => expect(notices()).toEqual([plainly(Object.values(needed)[0]!)]));

    const said = labels.map((label) => [label, problemOf(label)] as const);
    expect(Object.fromEntries(said.filter(([, problem]) => problem !== null))).toEqual(needed);
    expect(document.activeElement).toBe(field(Object.keys(needed)[0]!));
    expect(sent).toEqual([]);
  });

  it.runIf(form.wrong.length > 0).each(form.wrong)(
    'with "$text" as $label says: $problem',
    async ({ label, text, problem }) => {
      const { user, labels, sent, button } = await open(form, () => new Promise(() => {}));
      const typed = { ...form.good, [label]: text };
      await fill(user, typed);

      await user.click(button()!);
      await waitFor(() => expect(notices()[0]?.[2]).toBe(firstProblem(labels)));

      expect(problemOf(label)).toBe(problem);
      expect(document.activeElement).toBe(field(labels.find(problemOf)!));
      expect([sent, filled(labels)]).toEqual([[], typed]);
    },
  );
});

function firstProblem(labels: readonly string[]) {
  return labels.map(problemOf).find((problem) => problem !== null);
}
