import { describe, expect, it } from 'vitest';
import { createSessions } from '../../mock-server/auth';
import { openSavedState, resetMock, type StateStorage } from '../../mock-server/saved-state';
import { INITIAL } from '../../mock-server/saved-state.shape';
import { request, MEMBER, signIn, startBackend } from '../support/mock-server/backend';

const KEY = 'nhip.mock';

describe('the saved state of the mock server', () => {
  it('is shared by all pages on one storage', () => {
    const [one, two] = [openSavedState('demo', localStorage), openSavedState('demo', localStorage)];

    one.update({ begun: 1 });
    two.update({ symbols: { 1: ['FPT'] } });
    one.update({ ended: ['1.1'] });

    expect([one.read(), two.read()]).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({ begun: 1, symbols: { 1: ['FPT'] }, ended: ['1.1'] }),
      ),
    );
  });

  it('has separate lists per scenario and common sessions', () => {
    const [demo, empty] = [openSavedState('demo', localStorage), openSavedState('empty', localStorage)];

    demo.update({ symbols: { 1: ['FPT'] }, begun: 1 });
    empty.update({ symbols: { 1: ['HPG'] } });

    expect([demo.read(), empty.read()]).toMatchObject([
      { symbols: { 1: ['FPT'] } },
      { symbols: { 1: ['HPG'] }, begun: 1 },
    ]);
  });

  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const before = JSON.stringify({ ...INITIAL, begun: 7 });
  const full: StateStorage = { getItem: () => before, setItem: denied };
  it.each([
    ['is absent', undefined, 1],
    ['is denied', { getItem: denied, setItem: denied }, 1],
    ['is full', full, 8],
  ])('lasts as long as the page if the storage %s', (_, storage, next) => {
    const state = openSavedState('demo', storage);

    state.update({ begun: state.read().begun + 1 });
    state.update({ ended: ['1.1'] });

    expect(state.read()).toMatchObject({ begun: next, ended: ['1.1'] });
  });

  it('is reset to the initial state', async () => {
    const first = startBackend({ storage: localStorage });
    const token = await signIn();
    const before = (await request('/api/watchlists', { token })).body;
    await request('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'FPT' } });
    first.shutdown();

    resetMock(localStorage);
    startBackend({ storage: localStorage });

    expect(localStorage.getItem(KEY)).toBeNull();
    expect((await request('/api/watchlists', { token: await signIn() })).body).toEqual(before);
  });

  it('contains no token', async () => {
    startBackend({ storage: localStorage });
    const [kept, ended] = [await signIn(), await signIn()];

    await request('/api/users/logout', { token: ended, body: {} });

    const text = localStorage.getItem(KEY)!;
    expect([text.includes(kept), text.includes(ended), text.includes(MEMBER.password)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('two tabs on one storage', () => {
  it('never issue the same token', () => {
    const [one, two] = [0, 1].map(() => createSessions(openSavedState('demo', localStorage)));

    const tokens = [one!.begin('1'), two!.begin('1'), one!.begin('1')];

    expect(new Set(tokens).size).toBe(3);
  });

  it('load the lists that the other has edited', async () => {
    startBackend({ storage: localStorage });
    const token = await signIn();
    const elsewhere = openSavedState('demo', localStorage);

    elsewhere.update({ symbols: { 1: ['FPT'] } });
    await request('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'HPG' } });

    expect(elsewhere.read().symbols).toEqual({ 1: ['FPT', 'HPG'] });
    expect(await request('/api/watchlists', { token })).toMatchObject({
      body: { data: [{ symbols: [{ symbol: 'FPT' }, { symbol: 'HPG' }] }, {}, {}] },
    });
  });

  it('end a session for both tabs', async () => {
    startBackend({ storage: localStorage });
    const token = await signIn();

    openSavedState('demo', localStorage).update({ ended: ['1.1'] });

    expect((await request('/api/watchlists', { token })).status).toBe(401);
  });
});
