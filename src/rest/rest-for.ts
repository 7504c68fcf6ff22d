import { after } from '../lib/schedule';
import { createRest, type Rest } from './client';

export type RestFor = (token: string | null) => Rest;

/** The API at an address, for one session's token or for nobody's, with patience by the clock. */
export function restTo(apiUrl: string): RestFor {
  return (token) => createRest({ baseUrl: apiUrl, token, after });
}
