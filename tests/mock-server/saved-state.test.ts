import { describe, expect, it } from 'vitest';
import { createSessions } from '../../mock-server/auth';
import { createMemory, resetMock, type MemoryStorage } from '../../mock-server/saved-state';
import { ask, MEMBER, signIn, startBackend } from '../support/mock-server/backend';

const MEMORY = 'nhip.mock';

describe('the memory of the mock server', () => {
  it('is one for all pages on a storage, whoever wrote last', () => {
    const [one, two] = [createMemory('demo', localStorage), createMemory('demo', localStorage)];

    one.update({ begun: 1 });
    two.update({ symbols: { 1: ['FPT'] } });
    one.update({ ended: ['1.1'] });

    expect([two.begun, one.symbols, two.ended]).toEqual([1, { 1: ['FPT'] }, ['1.1']]);
  });

  it('has lists of its own for each scenario, and one register of sessions', () => {
    const [demo, empty] = [createMemory('demo', localStorage), createMemory('empty', localStorage)];

    demo.update({ symbols: { 1: ['FPT'] }, begun: 1 });
    empty.update({ symbols: { 1: ['HPG'] } });

    expect([demo.symbols, empty.symbols, empty.begun]).toEqual([{ 1: ['FPT'] }, { 1: ['HPG'] }, 1]);
  });

  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full: MemoryStorage = { getItem: () => '{"lists":{},"begun":7,"ended":[]}', setItem: denied };
  it.each([
    ['is absent', undefined, 1],
    ['is denied', { getItem: denied, setItem: denied }, 1],
    ['is full', full, 8],
  ])('lasts as long as the page where the storage %s', (_, storage, next) => {
    const memory = createMemory('demo', storage);

    memory.update({ begun: memory.begun + 1 });
    memory.update({ ended: ['1.1'] });

    expect([memory.begun, memory.ended]).toEqual([next, ['1.1']]);
  });

  it('is reset to exactly what it was at the start', async () => {
    const first = startBackend({ storage: localStorage });
    const token = await signIn();
    const before = (await ask('/api/watchlists', { token })).body;
    await ask('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'FPT' } });
    first.shutdown();

    resetMock(localStorage);
    startBackend({ storage: localStorage });

    expect(localStorage.getItem(MEMORY)).toBeNull();
    expect((await ask('/api/watchlists', { token: await signIn() })).body).toEqual(before);
  });

  it('holds no token', async () => {
    startBackend({ storage: localStorage });
    const [kept, ended] = [await signIn(), await signIn()];

    await ask('/api/users/logout', { token: ended, body: {} });

    const text = localStorage.getItem(MEMORY)!;
    expect([text.includes(kept), text.includes(ended), text.includes(MEMBER.password)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('two tabs on one memory', () => {
  it('never issue the same token', () => {
    const [one, two] = [0, 1].map(() => createSessions(createMemory('demo', localStorage)));

    const tokens = [one!.begin('1'), two!.begin('1'), one!.begin('1')];

    expect(new Set(tokens).size).toBe(3);
  });

  it('answer from what the other has made of a list meanwhile', async () => {
    startBackend({ storage: localStorage });
    const token = await signIn();
    const elsewhere = createMemory('demo', localStorage);

    elsewhere.update({ symbols: { 1: ['FPT'] } });
    await ask('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'HPG' } });

    expect(elsewhere.symbols).toEqual({ 1: ['FPT', 'HPG'] });
    expect(await ask('/api/watchlists', { token })).toMatchObject({
      body: { data: [{ symbols: [{ symbol: 'FPT' }, { symbol: 'HPG' }] }, {}, {}] },
    });
  });

  it('end a session for both', async () => {
    startBackend({ storage: localStorage });
    const token = await signIn();

    createMemory('demo', localStorage).update({ ended: ['1.1'] });

    expect((await ask('/api/watchlists', { token })).status).toBe(401);
  });
});
