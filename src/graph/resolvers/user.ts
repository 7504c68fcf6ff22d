import type { JsonRecord } from '../../lib/json';
import { fullName } from '../../lib/user-fields';
import { readUser } from '../../rest/user';
import { readRows, rowsOf } from '../readers/rows';
import { encodeId } from '../readers/ids';
import type { Resolvers, User } from '../resolvers.types';

export const user: Resolvers = {
  Query: {
    users: async (_root, _args, { api }) =>
      readRows(rowsOf(await api.get('api/users')), readListedUser, ({ id }) => id),
  },
};

function readListedUser(row: JsonRecord): User | null {
  const id = encodeId(row['id']);
  const user = readUser(row);
  if (id === null || user === null) return null;
  const { firstName, lastName, userName, email } = user;
  const name = fullName(user) || userName || email || '—';
  return { id, name, firstName, lastName, userName, email: email || null };
}
