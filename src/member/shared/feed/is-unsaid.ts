import { failureOf } from '../../../graph/failure';
import { feedReasonOf } from '../../../graph/feed-reason';

/** Whether a feed refused a load or did not answer it readably, which another one will not mend by itself. */
export function isUnsaid(error: unknown): boolean {
  const reason = error === undefined ? null : feedReasonOf(failureOf(error));
  return reason === 'REFUSED' || reason === 'UNREADABLE';
}

const NONE: readonly never[] = [];

/** The quotes of a feed that does not say any: none, in whose place the last bars stand; undefined where they may come. */
export function noneIfUnsaid(error: unknown) {
  return isUnsaid(error) ? NONE : undefined;
}
