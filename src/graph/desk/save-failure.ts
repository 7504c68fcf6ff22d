import { RestError, type RestErrorKind } from '../../rest/errors';

/** How a save ends that may have arrived all the same. */
const WITHOUT_ANSWER: readonly RestErrorKind[] = ['unreachable', 'timeout', 'unreadable', 'oversized'];

/** Whether what was sent may have arrived. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof RestError && WITHOUT_ANSWER.includes(error.kind);
}

/** Whether a body was longer than the server, or what stands before it, accepts. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof RestError && error.kind === 'tooLarge';
}

/** Whether the server has a newer document. */
export function isConflict(error: unknown): boolean {
  return error instanceof RestError && error.status === 409;
}
