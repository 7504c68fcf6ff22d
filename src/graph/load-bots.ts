import { nullIfNotFound } from '../rest/errors';
import { apiPaths } from '../rest/paths';
import type { Sources } from './backend';
import { readBots } from './readers/bots';

/** The bots that send signals; null where the server lacks the call. */
export async function loadBots(api: Sources['api']) {
  const response = await api.get(apiPaths.bots).catch(nullIfNotFound);
  return response === null ? null : readBots(response);
}
