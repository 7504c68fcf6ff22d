import { nullIfNotFound } from '../rest/errors';
import type { Sources } from './backend';
import { readFigures } from './readers/figures';
import type { Figures } from './resolvers.types';

/** The figures of the market as of the last close; null where the server lacks the call. */
export async function loadFigures(api: Sources['api']): Promise<Figures | null> {
  const response = await api.get('api/figures').catch(nullIfNotFound);
  return response === null ? null : readFigures(response);
}
