import { asRecord, asText } from '../lib/json';
import { RestError } from '../rest/errors';
import { serverMessageOf } from '../rest/server-message';
import type { Failure } from './failure';
import type { Availability } from './resolvers.types';

/**
 * Why a feed does not say what a view asks for: it lacks the call, refused the form of the request, answered what cannot be
 * read, did not answer, receives too many requests, does not have the symbol, or has prices in a unit that is not known.
 */
export type FeedReason =
  | 'LACKS'
  | 'REFUSED'
  | 'UNREADABLE'
  | 'UNREACHED'
  | 'BUSY'
  | 'UNKNOWN_SYMBOL'
  | 'UNDECIDED_UNIT';

type Fault = Pick<Failure, 'kind' | 'status' | 'serverMessage'> & Partial<Pick<Failure, 'field'>>;

/** Statuses besides 404 by which servers say that they have no such call. */
const LACKING: readonly (number | null)[] = [405, 410, 501];
const NO_CALL = /no such (?:method|call)|not implemented|unknown (?:method|call)/i;
const NO_SYMBOL =
  /(?:unknown|invalid|no such)[ _]?(?:symbol|ticker)|(?:symbol|ticker)\S*(?: \S+)? not found/i;

/** The part of an answer that could not be read where its prices are in đồng or in thousand, which is not known. */
const UNIT = 'unit';

/** Why a request to a feed failed; null where it is not about a request. */
export function feedReasonOf({ kind, status, serverMessage, field }: Fault): FeedReason | null {
  const text = serverMessage ?? '';
  switch (kind) {
    case 'unexpected':
      return null;
    case 'tooMany':
      return 'BUSY';
    case 'unreadable':
    case 'oversized':
      return field === UNIT ? 'UNDECIDED_UNIT' : 'UNREADABLE';
    case 'notFound':
    case 'refused':
    case 'invalid':
    case 'client':
    case 'tooLarge':
      if (NO_SYMBOL.test(text)) return 'UNKNOWN_SYMBOL';
      return kind === 'notFound' || LACKING.includes(status) || NO_CALL.test(text) ? 'LACKS' : 'REFUSED';
    case 'unauthorized':
    case 'forbidden':
      return 'REFUSED';
    default:
      return LACKING.includes(status) ? 'LACKS' : 'UNREACHED';
  }
}

/** Whether the same request may be answered another time. A feed that refuses a person refuses them again. */
export function mayBeAnswered(fault: Fault): boolean {
  const reason = feedReasonOf(fault);
  return reason !== 'LACKS' && reason !== 'REFUSED' && reason !== 'UNKNOWN_SYMBOL';
}

/** Returns, for `catch` on a call of a feed, what makes null of a failure for one of these reasons and rethrows the others. */
export function nullIf(...reasons: readonly FeedReason[]) {
  return (error: unknown): null => {
    const reason = error instanceof RestError ? feedReasonOf(error) : null;
    if (reason !== null && reasons.includes(reason)) return null;
    throw error;
  };
}

/** The same for every answer that says nothing: what is not reached, and what nobody waits for any more, may yet say it. */
export const nullIfUnsaid = nullIf('LACKS', 'REFUSED', 'UNREADABLE', 'UNKNOWN_SYMBOL');

/** The same where the feed has no such call. */
export const nullIfLacking = nullIf('LACKS');

/** The same on another origin too, where a call that the feed lacks may be blocked while others are answered. */
export function nullIfBlocked(feed: (path: string) => Promise<unknown>) {
  return async (error: unknown): Promise<null> => {
    const isBlocked = error instanceof RestError && error.kind === 'unreachable';
    return isBlocked && (await isReached(feed)) ? null : nullIfLacking(error);
  };
}

function isReached(feed: (path: string) => Promise<unknown>): Promise<boolean> {
  return feed('config').then(
    () => true,
    (error: unknown) => error instanceof RestError && error.status !== null,
  );
}

/** A feed's answer; throws `refused` with its message where it reports an error with a status of success. */
export function answerOf(response: unknown): unknown {
  const record = asRecord(response);
  if (record?.['s'] !== 'error') return response;
  throw new RestError('refused', { status: 200, serverMessage: serverMessageOf(asText(record['errmsg'])) });
}

/** Bars that say something; throws `unreadable` for those that came and cannot be shown, which is not that there are none. */
export function readable<Bars extends { availability: Availability } | null>(bars: Bars): Bars {
  const isOfNoUnit = bars?.availability === 'UNDECIDED_UNIT';
  if (!isOfNoUnit && bars?.availability !== 'UNREADABLE') return bars;
  throw new RestError('unreadable', { status: 200, field: isOfNoUnit ? UNIT : null });
}
