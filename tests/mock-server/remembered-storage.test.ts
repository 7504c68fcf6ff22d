import { describe, expect, it } from 'vitest';
import { openSavedState, resetMock } from '../../mock-server/saved-state';
import { MEMBER, request, signIn } from '../support/mock-server/backend';
import { newcomer, open, register, login, userOf, reloadAfter } from '../support/mock-server/remembered';

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
    'has an account under what is no id': (saved) => ({
      ...saved,
      accounts: { NaN: Object.values(saved['accounts'] as object)[0] as unknown },
    }),
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
