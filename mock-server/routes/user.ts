import type { Accounts } from '../accounts';
import type { Backend, MockServer } from '../backend';
import { data } from '../http';
import { people, type Person } from '../seed/people';

/** GET api/users: all users with what they have, the demo's accounts first. */
export function userRoute(server: MockServer, { accounts, subscriptions }: Backend) {
  server.get('/api/users', () =>
    data(
      usersOf(accounts).map((user) => ({ ...user, subscription: subscriptions.current(String(user.id)) })),
    ),
  );
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
