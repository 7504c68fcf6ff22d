import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { field } from './fields';
import { PASSWORD } from './login';

/** A server's response; the mock backend's own can be requested. */
export type Answer = (mock: typeof fetch) => Promise<Response>;

export type FormRow = {
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

export const json =
  (body: object): Answer =>
  async () =>
    new Response(JSON.stringify(body));
const signedIn: Answer = (mock) => {
  const body = JSON.stringify({ email: 'member@nhip.example', password: PASSWORD });
  return mock('/api/users/login', { method: 'POST', body });
};

const plainly = (why: string) => ['alert', 'Something went wrong', why];
const empty = (...labels: string[]) => labels.map((label) => ({ label, text: '', problem: required }));

/** A form whose failures are shown plainly, and that stays where it is once it is sent, unless it says otherwise. */
type Entry = Omit<FormRow, 'notice' | 'taken'> &
  Partial<Pick<FormRow, 'notice'>> & { taken: Omit<FormRow['taken'], 'path'> & { path?: string } };

const entries: readonly Entry[] = [
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
      notices: [
        [
          'status',
          'Your account has been created',
          'Open the confirmation email in your inbox to verify your address, then log in.',
        ],
      ],
      path: '/auth/login',
    },
    button: 'Sign up',
    wrong: [
      ...empty('Last name', 'First name', 'Email', 'Password', 'Confirm password'),
      { label: 'First name', text: '  ', problem: required },
      { label: 'Email', text: 'an@', problem: notAnEmail },
      { label: 'Confirm password', text: 'A', problem: mismatch },
    ],
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
  },
  {
    name: 'password change',
    at: '/profile/security-settings',
    as: 'member',
    call: '/api/users/password-change',
    good: { 'Current password': 'secret', 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' },
    body: { currentPassword: 'secret', newPassword: 'Nhip@2027' },
    taken: { notices: [['status', 'Password changed', 'Use the new password the next time you log in.']] },
    button: 'Change password',
    wrong: [
      ...empty('Current password', 'New password', 'Confirm password'),
      { label: 'New password', text: 'nhip@2027', problem: rule },
      { label: 'Confirm password', text: 'Nhip@2028', problem: mismatch },
    ],
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
    notice: (why) => ['alert', 'Could not unlock', why],
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
      'Postal code': '100000',
      Website: 'https://an.example',
      LinkedIn: 'https://linkedin.example/an',
      'Symbols you want advice on': 'hpg, vnm',
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
    taken: { notices: [['status', 'Profile saved']] },
    button: 'Save',
    wrong: [
      { label: 'Email', text: '', problem: notAnEmail },
      { label: 'Birthday', text: '31/02/1995', problem: 'This day does not exist' },
      { label: 'Birthday', text: '28/08/2026', problem: 'A birthday cannot be in the future' },
      { label: 'Email', text: 'an@', problem: notAnEmail },
      { label: 'Phone', text: 'none', problem: 'A phone number contains digits' },
      ...['Website', 'LinkedIn'].map((label) => ({
        label,
        text: 'javascript:alert(1)',
        problem: 'Enter an address that starts with http:// or https://',
      })),
      {
        label: 'Symbols you want advice on',
        text: 'HPG, Hòa',
        problem: 'Each symbol has 3 to 10 letters or digits',
      },
    ],
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
    taken: { notices: [['status', 'Plans were updated', 'All plans of Trần Quốc Bảo were replaced.']] },
    button: 'Save',
    wrong: [
      { label: 'Plan', text: '', problem: 'Please select a plan' },
      { label: 'Start date', text: '', problem: 'Start date required' },
      { label: 'Start date', text: '1/9', problem: 'Enter a date as dd/MM/yyyy, from 2000 on' },
      { label: 'End date', text: 'soon', problem: 'Enter a date as dd/MM/yyyy, from 2000 on' },
      { label: 'End date', text: '31/08/2026', problem: 'The end date is before the start date' },
    ],
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
    },
    button: 'Add',
    wrong: [
      { label: 'Symbol', text: '', problem: 'Symbol required' },
      { label: 'Symbol', text: '  ', problem: 'Symbol required' },
      { label: 'Symbol', text: 'HP', problem: 'A symbol has 3 to 10 letters or digits' },
    ],
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
    taken: { notices: [['status', 'Card added', 'The card ending in 1111 is at the end of the list.']] },
    button: 'Save card',
    wrong: [
      ...empty('Cardholder name', 'Card number', 'Expiry date', 'CVV'),
      { label: 'Card number', text: '4111 1111 1111 1112', problem: 'This card number is not valid' },
      { label: 'Expiry date', text: '13/27', problem: 'Enter month and year as MM/YY' },
      { label: 'Expiry date', text: '07/26', problem: 'This card has expired' },
      { label: 'CVV', text: '12', problem: 'The CVV has three digits' },
    ],
  },
];

export const forms: readonly FormRow[] = entries.map(({ taken, ...each }) => ({
  ...{ notice: plainly, taken: { path: each.at, ...taken } },
  ...each,
}));

/** The one button with this name. */
export function buttonNamed(name: string) {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
  if (found.length !== 1) throw new Error(`There are ${found.length} buttons with the name ${name}`);
  return found[0]!;
}

async function press(user: UserEvent, name: string) {
  await user.click(await waitFor(() => buttonNamed(name)));
}

/** The end of a test's name: why it is skipped for a form to which it does not apply. */
export function notHere(applies: unknown, reason: string): string {
  return applies ? '' : ` (not here: ${reason})`;
}
