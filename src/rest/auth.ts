import { asRecord, asText, type JsonRecord } from '../lib/json';
import type { RequestOptions, Rest } from './client';
import { RestError } from './errors';

/** Asks for a session; a token that could not stand in a header is as bad as none. */
export async function signIn(
  rest: Rest,
  { email, password }: { email: string; password: string },
  options?: RequestOptions,
): Promise<{ token: string; user: JsonRecord }> {
  const answer = asRecord(await rest.post('api/users/login', { email, password }, options));
  const token = asToken(answer?.['token']);
  if (token === null) throw new RestError('unreadable');
  return { token, user: asRecord(answer?.['user']) ?? {} };
}

/** Tells the server that the session is over. */
export async function signOut(rest: Rest, options?: RequestOptions): Promise<void> {
  await rest.post('api/users/logout', undefined, options);
}

/** A token that may stand in a header: visible ASCII, at most 8 KB; null for anything else, also from storage. */
export function asToken(value: unknown): string | null {
  const token = asText(value);
  return token !== null && /^[\x21-\x7e]{1,8192}$/.test(token) ? token : null;
}
