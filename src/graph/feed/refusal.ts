import { RestError } from '../../rest/errors';
import { feedReasonOf } from '../feed-reason';

/** Whether a request was refused for what it asks for, where another one may be answered. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof RestError) || error.kind === 'unauthorized' || error.kind === 'forbidden')
    return false;
  const reason = feedReasonOf(error);
  return reason === 'REFUSED' || reason === 'UNKNOWN_SYMBOL';
}
