import type { Accounts } from '../accounts';
import type { Backend, MockServer } from '../backend';
import { fold } from '../fold';
import { ok } from '../http';
import { people, type Person } from '../seed/people';

/**
 * GET api/users: all users with what they have, the demo's accounts first; with `search` those whose name or e-mail address has
 * each of its words, with `limit` the first so many. Either adds how many there are.
 */
export function userRoute(server: MockServer, { accounts, subscriptions }: Backend) {
  server.get('/api/users', (_schema, { queryParams }) => {
    const { search, limit } = queryParams as Record<string, string | undefined>;
    const found = usersOf(accounts).filter(isFoundBy(fold(search ?? '').split(/\s+/)));
    const rows = found
      .slice(0, Number(limit) > 0 ? Number(limit) : found.length)
      .map((user) => ({ ...user, subscription: subscriptions.current(String(user.id)) }));
    const isPart = search !== undefined || limit !== undefined;
    return ok({ data: rows, ...(isPart && { total: found.length }) });
  });
}

/** Whether a user is found by every word of a text. */
function isFoundBy(words: readonly string[]) {
  return ({ first_name, last_name, email }: Person) => {
    const text = fold(`${last_name} ${first_name} ${email}`);
    return words.every((word) => text.includes(word));
  };
}

/** All users. */
export function usersOf(accounts: Accounts): readonly Person[] {
  const known = accounts.all().map(({ id, firstName, lastName, email }) => ({
    id: Number(id),
    first_name: firstName,
    last_name: lastName,
    email: email.name,
  }));
  return [...known, ...people];
}
