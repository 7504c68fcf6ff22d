import { describe, expect, it } from 'vitest';
import { RestError } from '../../src/rest/errors';
import { empty, failure, ids, lot, open, purchase } from '../support/graph/desk';
import { memoryStorage } from '../support/graph/memory-storage';
import { patchingServer } from '../support/graph/patching-server';

const many = (count: number, name = 'imported') =>
  Array.from({ length: count }, (_, i) => purchase(`${name} ${i}`));

/** A server that accepts bodies up to 2,000 bytes, and a desk with one trade. */
function open413() {
  const server = patchingServer({ ...empty, trades: [lot('a')] });
  server.setLimit(2_000);
  const storage = memoryStorage();
  return { server, storage, desk: open(server.api, storage) };
}

const kept = (storage: ReturnType<typeof memoryStorage>) =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter((key) => key.includes('unsent'));

describe('a change that is larger than the server accepts', () => {
  it('is there, in this browser, and is said to be there alone', async () => {
    const { server, storage, desk } = open413();
    const after = await desk.change({ trades: many(20) });
    expect(after).toMatchObject({ keeper: 'SERVER', isUnsent: true });
    expect(after.trades).toHaveLength(21);
    expect([server.kept().trades.length, kept(storage).length]).toEqual([1, 1]);
    expect(server.methods()).toEqual(['PATCH']);
  });

  it('is there after a reload, which sends it again once, however often the desk is loaded', async () => {
    const { server, storage, desk } = open413();
    await desk.change({ trades: many(20) });
    server.bodies.length = 0;
    const reloaded = open(server.api, storage);
    for (const _ of [1, 2, 3]) {
      expect(await reloaded.load()).toMatchObject({ isUnsent: true, trades: { length: 21 } });
    }
    expect(server.methods()).toEqual(['PATCH']);
  });

  it('is sent with the first load after the server accepts more, and then waits no more', async () => {
    const { server, storage, desk } = open413();
    await desk.change({ trades: many(20) });
    server.setLimit(Infinity);
    const after = await open(server.api, storage).load();
    expect(after).toMatchObject({ isUnsent: false, trades: { length: 21 } });
    expect([server.kept().trades.length, kept(storage).length]).toEqual([21, 0]);
  });

  it('is sent again where another device has changed the desk since', async () => {
    const { server, desk } = open413();
    await desk.change({ trades: many(20) });
    server.setLimit(Infinity);
    server.replace({ ...server.kept(), version: 9, trades: [lot('theirs')] });
    const after = await desk.load();
    expect(after.isUnsent).toBe(false);
    expect(ids(server.kept())).toEqual(['theirs', ...many(20).map(({ id }) => id)]);
  });

  it('is sent with the next change, once each, and fits when that makes it smaller', async () => {
    const { server, storage, desk } = open413();
    await desk.change({ trades: many(20) });
    await desk.change({ trades: [purchase('b')] });
    expect([server.methods().length, kept(storage).length]).toEqual([2, 2]);

    const after = await desk.change({ removed: { trades: many(20).map(({ id }) => id) } });
    expect(after.isUnsent).toBe(false);
    expect([ids(server.kept()), kept(storage)]).toEqual([['a', 'b'], []]);
  });

  it('is kept in the order of what was done: what was removed again stays removed', async () => {
    const { server, storage, desk } = open413();
    await desk.change({ trades: many(20) });
    await desk.change({ removed: { trades: ['imported 3'] } });
    server.setLimit(Infinity);
    expect(ids(await open(server.api, storage).load())).not.toContain('imported 3');
  });

  it('is one as a whole too, where the server has no PATCH', async () => {
    const { server, desk } = open413();
    server.faults.PATCH = new RestError('notFound', { status: 404 });
    expect((await desk.change({ trades: many(20) })).isUnsent).toBe(true);
    expect(server.methods()).toEqual(['PATCH', 'PUT']);
  });

  it('is that of its person alone', async () => {
    const { server, storage, desk } = open413();
    await desk.change({ trades: many(20) });
    const other = await open(server.api, storage, { person: '2' }).load();
    expect(other).toMatchObject({ isUnsent: false, trades: { length: 1 } });
  });

  it('of another tab is not overwritten, also without locks', async () => {
    const { server, storage, desk } = open413();
    const other = open(server.api, storage);
    await Promise.all([desk.change({ trades: many(20) }), other.change({ trades: many(20, 'theirs') })]);
    expect((await open(server.api, storage).load()).trades).toHaveLength(41);
  });

  it('is an error that says so where the browser has no room either, and nothing is shown as saved', async () => {
    const { server, storage, desk } = open413();
    storage.isFull = true;
    await expect(desk.change({ trades: many(20) })).rejects.toMatchObject(failure('tooLarge'));
    expect((await desk.load()).trades).toHaveLength(1);
    expect(server.kept().trades).toHaveLength(1);
  });

  it('and is damaged there, is left where it is', async () => {
    const { server, storage } = open413();
    for (const text of ['{', '{"format":1,"change":{"trades":7}}', '{"format":9,"change":{}}']) {
      storage.setItem(`desk.1.unsent.${text.length}.a`, text);
    }
    expect(await open(server.api, storage).load()).toMatchObject({ isUnsent: false, trades: { length: 1 } });
    expect(kept(storage)).toHaveLength(3);
  });

  it('is known by its length where a proxy breaks the connection, and a small one then is an outage', async () => {
    const { server, desk } = open413();
    await desk.change({ notes: [{ id: 'FPT', text: 'x' }] });
    server.faults.PATCH = new RestError('unreachable');
    const large = { trades: [{ ...purchase('b'), note: 'x'.repeat(1_100_000) }] };
    expect((await desk.change(large)).isUnsent).toBe(true);
    server.setLimit(Infinity);
    server.faults.PATCH = null;
    expect((await desk.change({ trades: [purchase('c')] })).isUnsent).toBe(false);

    server.faults.PATCH = new RestError('unreachable');
    await expect(desk.change({ trades: [purchase('d')] })).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
