import { RestError } from '../rest/errors';
import type { Sources } from './backend';
import { readUsers } from './readers/users';
import type { QueryUsersArgs, UserList } from './resolvers.types';

const PATH = 'api/users';

/** Sessions whose server refuses the parameters, or obeys the limit without saying how many there are. */
const withoutParameters = new WeakSet<object>();

/**
 * Who has an account: what a server that can search finds, or the first so many; everybody where it ignores the parameters or
 * does not know them.
 */
export async function loadUsers(
  { api, session }: Pick<Sources, 'api' | 'session'>,
  { search, limit }: QueryUsersArgs,
): Promise<UserList> {
  const load = async (path: string) => readUsers(await api.get(path, { isWhole: true }));
  if (withoutParameters.has(session)) return load(PATH);
  const query = new URLSearchParams({ ...(search && { search }), limit: String(limit) });
  const sent = await load(`${PATH}?${query}`).catch((error: unknown) => {
    if (search || !isOfParameters(error)) throw error;
    return null;
  });
  const isWhole = sent !== null && (search || sent.total !== null || sent.sent !== limit);
  if (isWhole) return sent;
  withoutParameters.add(session);
  return load(PATH);
}

/** Whether a refusal may be about parameters that a server does not expect. */
function isOfParameters(error: unknown) {
  return error instanceof RestError && (error.kind === 'invalid' || error.kind === 'notFound');
}
