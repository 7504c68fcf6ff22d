import { asCount, asRecord, type JsonRecord } from '../../lib/json';
import { fullName } from '../../lib/user-fields';
import { readUser } from '../../rest/user';
import type { UserList } from '../resolvers.types';
import type { ListedUser } from '../values';
import { encodeId } from './ids';
import { readLongList, rowsOf } from './rows';
import { readCurrentSubscription } from './subscriptions';

/** More would take seconds to read, and as long to search in the page. */
const MOST_USERS = 20_000;

/**
 * The users in the server's order, each once, the first 20,000 of them; one without an id is left out. The total is that of a
 * whole body that has it beside its rows, `sent` how many rows it has.
 */
export async function readUsers(body: unknown): Promise<UserList & { sent: number }> {
  const sent = rowsOf(body);
  const total = asCount(asRecord(body)?.['total']);
  const rows = await readLongList(sent.slice(0, MOST_USERS), readListedUser, ({ id }) => id);
  return {
    rows,
    sent: sent.length,
    total: total !== null && total >= sent.length ? total : null,
    leftOut: Math.max(0, sent.length - MOST_USERS),
  };
}

function readListedUser(row: JsonRecord): ListedUser | null {
  const id = encodeId(row['id']);
  const user = readUser(row);
  if (id === null || user === null) return null;
  const { firstName, lastName, userName, email } = user;
  const name = fullName(user) || userName || email || '—';
  const subscription = readCurrentSubscription(row['subscription']);
  return { id, name, firstName, lastName, userName, email: email || null, subscription };
}
