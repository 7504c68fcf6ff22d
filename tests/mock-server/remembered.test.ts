import { describe, expect, it } from 'vitest';
import { ADMIN, MEMBER, request, signIn } from '../support/mock-server/backend';
import { newcomer, register, login, userOf, reloadAfter } from '../support/mock-server/remembered';

type List = { id: number; symbols: { symbol: string }[] };
const listsOf = async (token: string) =>
  ((await request('/api/watchlists', { token })).body as { data: List[] }).data.map(({ id, symbols }) => [
    id,
    ...symbols.map(({ symbol }) => symbol),
  ]);
const plansOf = async (id: number) =>
  (await request(`/api/users/${id}/plans`, { token: await signIn(ADMIN) })).body;

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
      { data: [{ id: 1, startDate: '2026-03-13', endDate: '2026-09-12' }] },
    ]);
  });
});
