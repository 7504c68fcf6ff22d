import { data } from '../http';
import { people, type Person } from '../factories/people';
import type { MockSchema, MockServer } from '../models';

/** GET api/users: all users, the demo's accounts first. */
export function userRoute(server: MockServer) {
  server.get('/api/users', (schema) => data(usersOf(schema)));
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
