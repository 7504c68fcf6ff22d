import { describe, expect, it } from 'vitest';
import { UsersDocument, type UsersQuery } from '../../src/member/admin/subscriptions/subscriptions.generated';
import { executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const listOf = async (json: unknown) =>
  (await executeQuery(UsersDocument, { 'GET /api/users': { json } })).data?.['users'] as UsersQuery['users'];

const users = async (data: unknown) => (await listOf({ data })).rows;

describe('the users', () => {
  it.each([
    {
      row: { id: 7, first_name: 'An', last_name: 'Võ', email: 'an@b.vn' },
      name: 'Võ An',
      parts: ['An', 'Võ', ''],
    },
    {
      row: { id: 7, firstName: 'An', lastName: 'Võ', email: { name: 'an@b.vn', verified: true } },
      name: 'Võ An',
      parts: ['An', 'Võ', ''],
    },
    { row: { id: 7, first_name: 'An', email: 'an@b.vn' }, name: 'An', parts: ['An', '', ''] },
    { row: { id: 7, userName: 'an7', email: 'an@b.vn' }, name: 'an7', parts: ['', '', 'an7'] },
    { row: { id: 7, email: 'an@b.vn' }, name: 'an@b.vn', parts: ['', '', ''] },
  ])('are read in every spelling: $row', async ({ row, name, parts: [firstName, lastName, userName] }) => {
    expect(await users([row])).toEqual([
      { id: '7', name, firstName, lastName, userName, email: 'an@b.vn', subscription: null },
    ]);
  });

  it('have a dash where they have no name, and leave out a row without an id', async () => {
    expect(await users([{ id: 'u-1' }, { first_name: 'An', email: 'an@b.vn' }, null, { id: {} }])).toEqual([
      { id: '"u-1"', name: '—', firstName: '', lastName: '', userName: '', email: null, subscription: null },
    ]);
  });

  it('keep apart whose ids are 7 and "7", and have each once', async () => {
    const rows = [
      { id: 7, first_name: 'An' },
      { id: '7', first_name: 'Bình' },
      { id: 7, first_name: 'Chi' },
    ];
    expect(await users(rows)).toMatchObject([
      { id: '7', name: 'An' },
      { id: '"7"', name: 'Bình' },
    ]);
  });
});

describe('the list of users', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, first_name: 'An' }));
  const load = async (reply: (query: URLSearchParams) => Reply, search?: string) => {
    const { data, errors, server } = await executeQuery(
      UsersDocument,
      { 'GET /api/users': ({ url }) => reply(new URL(url, 'http://server').searchParams) },
      { search },
    );
    return { list: data?.['users'] as UsersQuery['users'], errors, requests: server.requests() };
  };

  it('is requested once, of a server that can search as much as of one that ignores the parameters', async () => {
    const part = await load(() => ({ json: { data: rows(50), total: 100_000 } }));
    expect(part.list).toMatchObject({ total: 100_000, leftOut: 0, rows: { length: 50 } });
    const whole = await load(() => ({ json: rows(51) }));
    expect(whole.list).toMatchObject({ total: null, leftOut: 0, rows: { length: 51 } });
    for (const { requests } of [part, whole]) expect(requests).toEqual(['GET /api/users?limit=50']);
  });

  it('is what a server finds by a text', async () => {
    const { list, requests } = await load(() => ({ json: { data: rows(1), total: 1 } }), 'Phạm & Lan');
    expect(list).toMatchObject({ total: 1, rows: { length: 1 } });
    expect(requests).toEqual(['GET /api/users?search=Ph%E1%BA%A1m+%26+Lan&limit=50']);
  });

  it.each([400, 404, 422])(
    'is requested without parameters where a server answers them %d',
    async (status) => {
      const { list, requests } = await load((query) => (query.has('limit') ? { status } : { json: rows(3) }));
      expect(list.rows).toHaveLength(3);
      expect(requests).toEqual(['GET /api/users?limit=50', 'GET /api/users']);
    },
  );

  it('is requested whole as well where one of those rows cannot be read', async () => {
    const { list, requests } = await load((query) => ({
      json: query.has('limit') ? [...rows(49), { firstName: 'Nobody' }] : rows(70),
    }));
    expect([list.rows.length, requests.length]).toEqual([70, 2]);
  });

  it('is requested whole where a server obeys the limit, and does not say of how many', async () => {
    const { list, requests } = await load((query) => ({ json: rows(query.has('limit') ? 50 : 70) }));
    expect(list.rows).toHaveLength(70);
    expect(requests).toEqual(['GET /api/users?limit=50', 'GET /api/users']);
  });

  it('fails as a server refuses a search', async () => {
    const { errors, requests } = await load(() => ({ status: 422, json: { message: 'Too short' } }), 'x');
    expect(errors).toMatchObject([{ kind: 'invalid', serverMessage: 'Too short' }]);
    expect(requests).toHaveLength(1);
  });

  it('is read up to 20,000, and has the number of those beyond', async () => {
    const { list } = await load(() => ({ json: rows(20_007) }));
    expect([list.rows.length, list.leftOut, list.total]).toEqual([20_000, 7, null]);
  });

  it.each([7, '100', -1, 1.5, null, {}])('does not believe a total of %j beside 50 rows', async (total) => {
    const { list } = await load((query) =>
      query.has('limit') ? { json: { data: rows(50), total } } : { json: rows(50) },
    );
    expect(list.total).toBe(total === '100' ? 100 : null);
  });
});
