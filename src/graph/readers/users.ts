import type { JsonRecord } from '../../lib/json';
import { fullName } from '../../lib/user-fields';
import { readUser } from '../../rest/user';
import type { User } from '../resolvers.types';
import { encodeId } from './ids';
import { readRows, rowsOf } from './rows';
import { readCurrentSubscription } from './subscriptions';

/** The users in the server's order, each once; one without an id is left out. */
export function readUsers(response: unknown): readonly User[] {
  return readRows(rowsOf(response), readListedUser, ({ id }) => id);
}

function readListedUser(row: JsonRecord): User | null {
  const id = encodeId(row['id']);
  const user = readUser(row);
  if (id === null || user === null) return null;
  const { firstName, lastName, userName, email } = user;
  const name = fullName(user) || userName || email || '—';
  const subscription = readCurrentSubscription(row['subscription']);
  return { id, name, firstName, lastName, userName, email: email || null, subscription };
}
