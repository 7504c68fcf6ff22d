import { describe, expect, it } from 'vitest';
import { RestError, type RestErrorKind } from '../../src/rest/errors';
import { empty, ids, lot, open, purchase } from '../support/graph/desk';
import { patchingServer } from '../support/graph/patching-server';

const trades = Array.from({ length: 10_000 }, (_, i) => lot(`t${i}`));
const failure = (kind: RestErrorKind, status: number | null = null) => new RestError(kind, { status });

describe('a change of a desk of 10,000 trades', () => {
  it('sends the changed row alone, in at most 2 KB', { timeout: 30_000 }, async () => {
    const server = patchingServer({ ...empty, trades });
    const desk = open(server.api);

    await desk.change({ trades: [purchase('t7')] });
    await desk.change({ removed: { trades: ['t8'] } });

    expect(server.methods()).toEqual(['PATCH', 'PATCH']);
    expect(Math.max(...server.bodies.map(({ length }) => length))).toBeLessThan(2_048);
    expect(server.bodies[1]!.body).toEqual({ version: 1, set: {}, remove: { trades: ['t8'] } });
    expect(server.kept().trades).toHaveLength(9_999);
    expect(server.kept().trades[7]).toMatchObject({ id: 't7', price: 68.4 });
  });

  it('is merged into a newer document where the server has one', async () => {
    const server = patchingServer({ ...empty, trades: [lot('a')] });
    const desk = open(server.api);
    await desk.load();
    server.replace({ ...empty, version: 5, trades: [lot('a'), lot('theirs')] });

    expect(ids(await desk.change({ trades: [purchase('b')] }))).toEqual(['a', 'theirs', 'b']);
    expect(server.methods()).toEqual(['PATCH', 'PATCH']);
  });
});

describe('a server without PATCH api/desk', () => {
  it.each([
    ['404', failure('notFound', 404)],
    ['405', failure('client', 405)],
    ['501', failure('server', 501)],
    ['a page', failure('unreadable', 200)],
    ['a refusal of a proxy', failure('forbidden', 403)],
    ['nothing, as another origin does that does not allow the method', failure('unreachable')],
  ])('that answers %s gets the whole, and no second try in a session', async (_, fault) => {
    const server = patchingServer({ ...empty, trades: [lot('a')] });
    server.faults.PATCH = fault;
    const desk = open(server.api);

    await desk.change({ trades: [purchase('b')] });
    expect(ids(await desk.change({ trades: [purchase('c')] }))).toEqual(['a', 'b', 'c']);

    expect(server.methods()).toEqual(['PATCH', 'PUT', 'PUT']);
    expect(server.kept()).toMatchObject({ version: 2, trades: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  });

  it('that answers with a document that is no newer gets the whole', async () => {
    const server = patchingServer({ ...empty, trades: [lot('a')] });
    const api = { ...server.api, patch: async () => server.kept() };
    expect(ids(await open(api).change({ trades: [purchase('b')] }))).toEqual(['a', 'b']);
    expect(server.methods()).toEqual(['PUT']);
  });

  it('is not known by an outage: the method is tried again once the server is there', async () => {
    const server = patchingServer({ ...empty, trades: [lot('a')] });
    const desk = open(server.api);
    await desk.load();
    server.faults.PATCH = server.faults.PUT = failure('unreachable');
    await expect(desk.change({ trades: [purchase('b')] })).rejects.toMatchObject({ kind: 'unreachable' });
    server.faults.PATCH = server.faults.PUT = null;

    await desk.change({ trades: [purchase('b')] });
    expect(server.methods()).toEqual(['PATCH', 'PUT', 'PATCH']);
  });

  it('that never answers to the method holds up one save alone', async () => {
    const server = patchingServer({ ...empty, trades: [lot('a')] });
    const desk = open(server.api);
    server.faults.PATCH = failure('timeout');
    await expect(desk.change({ trades: [purchase('b')] })).rejects.toMatchObject({ kind: 'timeout' });
    await desk.change({ trades: [purchase('b')] });
    expect(server.methods()).toEqual(['PATCH', 'PUT']);
  });

  it('any more, as an older one is there again, gets the whole', async () => {
    const server = patchingServer({ ...empty, trades: [lot('a')] });
    const desk = open(server.api);
    await desk.change({ trades: [purchase('b')] });
    server.faults.PATCH = failure('client', 405);
    await desk.change({ trades: [purchase('c')] });
    expect(server.methods()).toEqual(['PATCH', 'PATCH', 'PUT']);
    expect(ids(server.kept())).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['unauthorized', 401],
    ['tooMany', 429],
  ] as const)(
    'is not looked for where a request is %s: it would be so as a whole too',
    async (kind, status) => {
      const server = patchingServer({ ...empty, trades: [lot('a')] });
      server.faults.PATCH = failure(kind, status);
      await expect(open(server.api).change({ trades: [purchase('b')] })).rejects.toMatchObject({ kind });
      expect(server.methods()).toEqual(['PATCH']);
    },
  );
});

describe('a document whose ids do not distinguish its rows', () => {
  it('is saved as a whole, and by its rows from then on', async () => {
    const server = patchingServer({ ...empty, trades: [lot('a'), lot('a', { price: 1 })] });
    const desk = open(server.api);
    await desk.change({ trades: [purchase('b')] });
    await desk.change({ trades: [purchase('c')] });
    expect(server.methods()).toEqual(['PUT', 'PATCH']);
    expect(ids(server.kept())).toEqual(['a', 'a 2', 'b', 'c']);
  });
});
