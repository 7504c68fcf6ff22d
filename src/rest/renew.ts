import { asRecord } from '../lib/json';
import { asToken } from './auth';
import type { RequestOptions, Rest } from './client';

/** Requests a new token in the place of the one that `rest` sends; null where the server sends none. */
export async function renewToken(rest: Rest, options?: RequestOptions): Promise<string | null> {
  const response = asRecord(await rest.post('api/users/refresh', undefined, options));
  return asToken(response?.['token']);
}
