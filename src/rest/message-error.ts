import { RestError } from './errors';

/** A failure as a machine tells it on: the server's own words, or else the kind that the app has words for. */
export function toMessageError(error: unknown): never {
  if (!(error instanceof RestError)) throw error;
  throw Object.assign(new Error(error.serverMessage ?? error.kind), { status: error.status });
}
