import { describe, expect, it } from 'vitest';
import { UsersDocument } from '../../src/member/admin/subscriptions/subscriptions.generated';
import { executeQuery } from '../support/graph/execute-query';

const users = async (data: unknown) =>
  (await executeQuery(UsersDocument, { 'GET /api/users': { json: { data } } })).data?.['users'];

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
