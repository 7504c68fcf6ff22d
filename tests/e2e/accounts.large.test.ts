import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION } from '../support/rest-server/api';
import { an, PASSWORD } from '../support/rest-server/people';
import type { TestServer } from '../support/rest-server/server';
import {
  enterAs,
  listed,
  logIn,
  logOut,
  noticesOf,
  openProduct,
  region,
  servers,
} from '../support/browser/product';
import { words } from '../support/texts';

const path = (page: Page) => new URL(page.url()).pathname;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Puts texts into the boxes that carry these labels. */
async function fill(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** Waits until these notices, and no others, are on the screen. */
function expectNotices(page: Page, ...notices: string[][]) {
  return expect.poll(() => noticesOf(page)).toEqual(notices);
}

/** Opens the link of a message as a person would; its secret leaves the address, and is sent to nobody else. */
async function follow(page: Page, server: TestServer, ...link: [at: string, ...secrets: string[]]) {
  const [at, ...secrets] = link;
  await page.goto([server.url + at, ...secrets.map(encodeURIComponent)].join('/'));
  await page.waitForURL((url) => !url.href.includes('TOKEN'));
  expect(await page.content()).not.toContain('TOKEN');
  expect(server.requests.filter(({ headers }) => JSON.stringify(headers).includes('TOKEN'))).toEqual([]);
}

/** The product on a page that An had left open. */
async function enter(at: string, how: Parameters<typeof openProduct>[0] = {}) {
  const product = await openProduct(how);
  await enterAs(an, product, at);
  return product;
}

describe.each(servers)('somebody new, on a server $server', ({ how }) => {
  const newcomer = {
    'First name': 'Hà',
    'Last name': 'Lê',
    Email: 'ha@example.vn',
    Password: 'mật khẩu',
    'Confirm password': 'mật khẩu',
  };

  it('signs up by a friend’s link, confirms the address once, and logs in', async () => {
    const { page, server } = await openProduct({ at: '/auth/login', ...how });
    await page.goto(`${server.url}/auth/sign-up?ref=AN41&utm_source=x`);
    await fill(page, newcomer);
    expect(await field(page, 'Referral code').inputValue()).toBe('AN41');

    await press(page, 'Sign up').dblclick();
    await page.waitForURL('**/auth/login');
    await expectNotices(page, [words('signUp.successMessage'), words('signUp.successDescription')]);
    expect(server.posted('/api/users/register')).toEqual([
      {
        ...{ firstName: 'Hà', lastName: 'Lê', email: 'ha@example.vn' },
        ...{ password: 'mật khẩu', confirmPassword: 'mật khẩu' },
        ...{ termOfUse: true, refCode: 'AN41', fromUrl: `${server.url}/auth/sign-up?ref=AN41&utm_source=x` },
      },
    ]);

    const { token } = server.messageTo('ha@example.vn')!;
    await follow(page, server, '/auth/confirm', token);
    await page.waitForURL('**/auth/login');
    await expectNotices(page, [words('confirm.done')]);
    await follow(page, server, '/auth/confirm', token);
    await page.waitForURL('**/auth/login');
    await expectNotices(page, [words('notice.error'), 'Liên kết xác nhận đã hết hạn.']);
    expect(server.posted('/api/users/confirm-email')).toEqual([{ token }, { token }]);

    await logIn(page, { email: 'ha@example.vn' }, 'mật khẩu');
    await region(page, 'Watchlist').getByText(words('watchlist.noLists')).waitFor();
    await press(page, 'User menu').click();
    await page.getByText('Lê Hà').waitFor();
  });

  it('whose address has an account gets the server’s message, and loses nothing', async () => {
    const { page } = await openProduct({ at: '/auth/sign-up', ...how });
    await fill(page, { ...newcomer, Email: an.email });

    await press(page, 'Sign up').click();
    await expectNotices(page, [words('notice.error'), 'Email này đã có tài khoản.']);

    const typed = await page
      .locator('form input')
      .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    expect(typed).toEqual(['Lê', 'Hà', an.email, 'mật khẩu', 'mật khẩu', '']);
    expect([path(page), await press(page, 'Sign up').isEnabled()]).toEqual(['/auth/sign-up', true]);
  });
});

describe('a member who forgot the password', () => {
  const [rich, plain] = servers;

  // A code without a token in its answer has a test of its own.
  it.each([
    { way: 'link', ...rich },
    { way: 'code', ...rich },
    { way: 'link', ...plain },
  ])('gets back in by the $way, and only with the new one: $server', async ({ way, how }) => {
    const { page, server } = await openProduct({ at: '/auth/login', ...how });
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await fill(page, { Email: an.email });
    await press(page, 'Send').click();
    await page.getByText(words('linkSent.to', { email: an.email })).waitFor();
    expect(path(page)).toBe('/auth/set-password-link-sent');

    const { token, code } = server.messageTo(an.email)!;
    if (way === 'link') await follow(page, server, '/auth/new-password', token);
    else {
      await page.getByRole('link', { name: 'I have a code' }).click();
      await field(page, 'Security code').fill(code);
    }
    await fill(page, { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' });
    expect([path(page), (await page.content()).includes('TOKEN')]).toEqual(['/auth/new-password', false]);
    await press(page, 'Save').dblclick();
    await page.waitForURL('**/auth/login');
    await expectNotices(page, [words('newPassword.successMessage'), words('newPassword.successDescription')]);

    await logIn(page, an, PASSWORD);
    await page.getByText('Invalid credential').waitFor();
    await logIn(page, an, 'Nhip@2027');
    expect(await listed(page)).toEqual(an.lists[0]!.symbols);
    expect([
      server.posted('/api/users/forgot-password'),
      server.posted('/verifySecurityCode'),
      server.posted('/api/users/set-new-password'),
    ]).toEqual([
      [{ email: an.email }],
      way === 'code' ? [{ code }] : [],
      [{ newPassword: 'Nhip@2027', token }],
    ]);
  });
});

describe('a security code that the server accepts without a token', () => {
  it('is no dead end: the page refers to the link in the message, which sets the password', async () => {
    const { page, server } = await openProduct({ at: '/auth/forgot-password', ...servers[1].how });
    await fill(page, { Email: an.email });
    await press(page, 'Send').click();
    await page.getByRole('link', { name: 'I have a code' }).click();
    const { token, code } = server.messageTo(an.email)!;

    await field(page, 'Security code').fill(code);
    await page.getByText(words('newPassword.codeAcceptedFor', { email: an.email })).waitFor();
    expect(path(page)).toBe('/auth/new-password');
    expect(await page.getByRole('button', { name: words('resend.noMessage') }).isDisabled()).toBe(true);
    await expectNotices(page);

    await follow(page, server, '/auth/new-password', token);
    await fill(page, { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' });
    await press(page, 'Save').click();
    await page.waitForURL('**/auth/login');
    await logIn(page, an, 'Nhip@2027');
    expect(await listed(page)).toEqual(an.lists[0]!.symbols);
    expect(server.posted('/api/users/set-new-password')).toEqual([{ newPassword: 'Nhip@2027', token }]);
  });
});

describe.each(servers)('a member’s own account, on a server $server', ({ how }) => {
  it('keeps what was changed of it over a reload and into the next session', async () => {
    const { page, server } = await enter('/profile/personal-info', how);
    await fill(page, { City: 'Huế', Website: 'https://an.example.vn' });
    await press(page, 'Save').dblclick();
    await expectNotices(page, [words('personal.saved')]);
    const shown = async () => {
      const labels = ['First name', 'Last name', 'City', 'Website'];
      return Promise.all(labels.map((label) => field(page, label).inputValue()));
    };

    await page.reload();
    expect(await shown()).toEqual(['An', 'Nguyễn Thị', 'Huế', 'https://an.example.vn']);
    await logOut(page);
    await logIn(page, an);
    await press(page, 'User menu').click();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();

    expect(await shown()).toEqual(['An', 'Nguyễn Thị', 'Huế', 'https://an.example.vn']);
    const changes = { city: 'Huế', website: 'https://an.example.vn' };
    expect(server.posted('/api/users/user-profile')).toEqual([changes]);
  });

  it('takes another password: this session goes on, and the next one begins with it', async () => {
    const { page, server } = await enter('/profile/security-settings', how);
    const chosen = { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' };

    await fill(page, { 'Current password': 'wrong', ...chosen });
    await press(page, 'Change password').click();
    await expectNotices(page, [words('notice.error'), 'Mật khẩu hiện tại không đúng.']);
    await fill(page, { 'Current password': PASSWORD });
    await press(page, 'Change password').dblclick();
    await expect
      .poll(() => noticesOf(page))
      .toContainEqual([words('security.changed'), words('security.changedHint')]);
    expect(await field(page, 'New password').inputValue()).toBe('');

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await listed(page);
    await logOut(page);
    await logIn(page, an, 'Nhip@2027');
    expect(await listed(page)).toEqual(an.lists[0]!.symbols);
    expect(server.posted('/api/users/password-change')).toEqual([
      { currentPassword: 'wrong', newPassword: 'Nhip@2027' },
      { currentPassword: PASSWORD, newPassword: 'Nhip@2027' },
    ]);
  });
});

describe.each(servers)('a bot’s link, on a server $server', ({ how }) => {
  const { bot, token } = SUBSCRIPTION;

  it('confirms the subscription of a visitor', async () => {
    const { page, server } = await openProduct(how);
    await follow(page, server, '/signal/subscribe-confirm', bot, token);
    await page.waitForURL('**/about');

    await expectNotices(page, [words('subscribe.done'), words('subscribe.doneHint')]);
    expect(server.posted('/api/signal/subscribe-confirm')).toEqual([{ bot, token }]);
  });

  it('confirms that of a member, who is then at home', async () => {
    const { page, server } = await enter('/profile/security-settings', how);
    await follow(page, server, '/signal/subscribe-confirm', bot, token);
    await listed(page);

    await expectNotices(page, [words('subscribe.done'), words('subscribe.doneHint')]);
    expect([path(page), server.posted('/api/signal/subscribe-confirm')]).toEqual(['/', [{ bot, token }]]);
  });
});
