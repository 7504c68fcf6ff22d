import type { Backend } from '../backend';
import { data } from '../http';
import { people, type Person } from '../factories/people';
import type { MockSchema, MockServer } from '../models';

/** GET api/users: all users with what they have, the demo's accounts first. */
export function userRoute(server: MockServer, { subscriptions }: Backend) {
  server.get('/api/users', (schema) =>
    data(usersOf(schema).map((user) => ({ ...user, subscription: subscriptions.current(String(user.id)) }))),
  );
}

/** All users. */
export function usersOf(schema: MockSchema): readonly Person[] {
  const accounts = schema.all('user').models.map(({ id, firstName, lastName, email }) => ({
    id: Number(id),
    first_name: firstName,
    last_name: lastName,
    email: email.name,
  }));
  return [...accounts, ...people];
}
