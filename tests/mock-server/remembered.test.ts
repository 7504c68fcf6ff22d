import { describe, expect, it } from 'vitest';
import { openSavedState, resetMock } from '../../mock-server/saved-state';
import { ADMIN, MEMBER, request, signIn, startBackend } from '../support/mock-server/backend';

const newcomer = { email: 'ha@nhip.example', password: 'Ha mật khẩu 1' };
const registration = {
  ...newcomer,
  firstName: 'Hà',
  lastName: 'Lê',
  confirmPassword: newcomer.password,
  termOfUse: true,
};

type List = { id: number; symbols: { symbol: string }[] };

const open = (scenario = 'demo') => startBackend({ storage: localStorage, scenario });
const register = (changes: object = {}) =>
  request('/api/users/register', { body: { ...registration, ...changes } });
const login = async (account: typeof MEMBER) => (await request('/api/users/login', { body: account })).status;
const userOf = async (account: typeof MEMBER) =>
  ((await request('/api/users/login', { body: account })).body as { user: Record<string, unknown> }).user;
const listsOf = async (token: string) =>
  ((await request('/api/watchlists', { token })).body as { data: List[] }).data.map(({ id, symbols }) => [
    id,
    ...symbols.map(({ symbol }) => symbol),
  ]);
const plansOf = async (id: number) =>
  (await request(`/api/users/${id}/plans`, { token: await signIn(ADMIN) })).body;

/** Does something in one page, and then opens another one on the same storage. */
async function reloadAfter(act: () => Promise<unknown>, scenario?: string) {
  const page = open();
  await act();
  page.shutdown();
  return open(scenario);
}

describe('a reload of the page keeps', () => {
  it('an account that signed up, with its session and its list', async () => {
    let token = '';
    await reloadAfter(async () => {
      await register();
      token = await signIn(newcomer);
      await request('/api/watchlists/add_symbol', { token, body: { watchlistId: 7, symbol: 'FPT' } });
    });

    expect(await listsOf(token)).toEqual([[7, 'FPT']]);
    expect(await userOf(newcomer)).toMatchObject({ id: 3, firstName: 'Hà', refCode: 'NHIP03' });
    expect((await register()).status).toBe(409);
  });

  it('every account that signed up, each with an id and a list of its own', async () => {
    await reloadAfter(() => register());
    await register({ email: 'an@nhip.example' });

    expect([await userOf(newcomer), await userOf({ ...newcomer, email: 'an@nhip.example' })]).toMatchObject([
      { id: 3 },
      { id: 4 },
    ]);
    expect(await listsOf(await signIn({ ...newcomer, email: 'an@nhip.example' }))).toEqual([[8]]);
  });

  it('an account that signed up in another scenario, with an empty list', async () => {
    await reloadAfter(async () => {
      await register();
      const token = await signIn(newcomer);
      await request('/api/watchlists/add_symbol', { token, body: { watchlistId: 7, symbol: 'FPT' } });
    }, 'empty');

    expect(await listsOf(await signIn(newcomer))).toEqual([[7]]);
  });

  it('a changed password', async () => {
    const changed = { ...MEMBER, password: 'Moi#2027' };
    await reloadAfter(async () =>
      request('/api/users/password-change', {
        token: await signIn(),
        body: { currentPassword: MEMBER.password, newPassword: changed.password },
      }),
    );

    expect([await login(MEMBER), await login(changed), await login(ADMIN)]).toEqual([401, 200, 200]);
  });

  it('a password that was set by a link', async () => {
    const changed = { ...ADMIN, password: 'Moi#2027' };
    await reloadAfter(async () => {
      await request('/api/users/forgot-password', { body: { email: ADMIN.email } });
      await request('/api/users/set-new-password', { body: { newPassword: 'Moi#2027', token: 'any' } });
    });

    expect([await login(ADMIN), await login(changed), await login(MEMBER)]).toEqual([401, 200, 200]);
  });

  it('a changed profile, an e-mail included', async () => {
    const moved = { ...MEMBER, email: 'an@nhip.example' };
    await reloadAfter(async () =>
      request('/api/users/user-profile', {
        token: await signIn(),
        body: { firstName: 'An', email: moved.email, consultSymbols: ['HPG'], brokerInfo: 'SSI' },
      }),
    );

    expect(await login(MEMBER)).toBe(401);
    expect(await userOf(moved)).toMatchObject({
      id: 1,
      firstName: 'An',
      email: { name: 'an@nhip.example', verified: false },
      consultSymbols: ['HPG'],
      brokerInfo: 'SSI',
      lastName: 'Nguyễn',
    });
  });

  it('the plans of a user', async () => {
    const plans = [{ id: 3, startDate: '2026-09-01', endDate: '2026-12-31' }];
    await reloadAfter(async () =>
      request('/api/users/102/plans', { token: await signIn(ADMIN), body: { plans } }),
    );

    expect([await plansOf(102), await plansOf(1)]).toEqual([
      { data: plans },
      { data: [{ id: 1, startDate: '2026-02-12' }] },
    ]);
  });
});

describe('what one tab saves', () => {
  it('is there in the other at the next request', async () => {
    const page = open();
    await register();
    const shared = localStorage.getItem('nhip.mock')!;
    page.shutdown();
    localStorage.clear();
    open();
    expect(await login(newcomer)).toBe(401);

    localStorage.setItem('nhip.mock', shared);

    expect(await login(newcomer)).toBe(200);
  });

  it('is gone in both after a reset, and nobody is signed in who no longer has an account', async () => {
    open();
    await register();
    const token = await signIn(newcomer);
    const member = await signIn();
    await request('/api/users/user-profile', { token: member, body: { firstName: 'An' } });

    resetMock(localStorage);

    expect(await userOf(MEMBER)).toMatchObject({ firstName: 'Minh Anh' });
    expect(await login({ ...newcomer, password: MEMBER.password })).toBe(401);
    expect((await request('/api/watchlists', { token })).status).toBe(401);
    expect((await request('/api/users/user-profile', { token, body: { firstName: 'B' } })).status).toBe(401);
  });
});

describe('a password in the storage', () => {
  it('is never there as it was typed, and differs from the same one of another person', async () => {
    await reloadAfter(async () => {
      await register();
      await register({ email: 'an@nhip.example' });
    });

    const { passwords } = openSavedState('demo', localStorage).read();
    expect(localStorage.getItem('nhip.mock')).not.toContain('mật khẩu');
    expect(Object.keys(passwords)).toEqual(['3', '4']);
    expect(new Set(Object.values(passwords)).size).toBe(2);
    expect(await login({ ...newcomer, password: 'ha mật khẩu 1' })).toBe(401);
  });
});

describe('a storage that is damaged, or of another version', () => {
  const whole = () => JSON.parse(localStorage.getItem('nhip.mock')!) as Record<string, unknown>;
  const damages: Record<string, (saved: Record<string, unknown>) => object> = {
    'has no version': (saved) => ({ ...saved, version: undefined }),
    'is of another version': (saved) => ({ ...saved, version: 1 }),
    'has an account without an e-mail': (saved) => ({ ...saved, accounts: { 3: { firstName: 'Hà' } } }),
    'has an account that is none': (saved) => ({ ...saved, accounts: { 3: null } }),
    'has a password that is none': (saved) => ({ ...saved, passwords: { 1: 7 } }),
    'has plans that are none': (saved) => ({ ...saved, plans: { 1: [{ id: 1 }] } }),
    'has choices that are none': (saved) => ({ ...saved, notifications: { 1: 'all' } }),
    'lacks a part': (saved) => ({ ...saved, plans: undefined }),
  };

  it.each(Object.entries(damages))('counts as the initial state if it %s', async (_, damage) => {
    await reloadAfter(() => register());
    localStorage.setItem('nhip.mock', JSON.stringify(damage(whole())));

    expect([await login(newcomer), await login(MEMBER)]).toEqual([401, 200]);
  });
});
