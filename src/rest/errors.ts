/** Why a request failed: a key that the screens translate, never wording. */
export const restErrorKinds = [
  'unauthorized',
  'forbidden',
  'notFound',
  'invalid',
  'tooMany',
  'tooLarge',
  'client',
  'server',
  'refused',
  'unreachable',
  'timeout',
  'aborted',
  'unreadable',
  'oversized',
] as const;

export type RestErrorKind = (typeof restErrorKinds)[number];

type Detail = {
  status?: number | null;
  serverMessage?: string | null;
  /** The field of the request's body that the server refused, where it is known. */
  field?: string | null;
  withToken?: boolean;
  /** Whether a chart feed refused it. */
  isOfFeed?: boolean;
  /** How long the server wants to be left alone, in ms; null where it does not say. */
  retryAfter?: number | null;
};

/**
 * A request without a usable response. GraphQL copies `extensions` onto the client's error;
 * `withToken` is true where the request carried the session's token, so that a 401 is about the session.
 */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly kind: RestErrorKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly field: string | null;
  readonly retryAfter: number | null;
  readonly extensions: Detail & { kind: RestErrorKind };

  constructor(kind: RestErrorKind, detail: Detail = {}) {
    const {
      status = null,
      serverMessage = null,
      field = null,
      withToken = false,
      isOfFeed = false,
      retryAfter = null,
    } = detail;
    super(status === null ? kind : `${kind} (${status})`);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.field = field;
    this.retryAfter = retryAfter;
    this.extensions = {
      kind,
      status,
      serverMessage,
      withToken,
      ...(isOfFeed && { isOfFeed }),
      ...(field && { field }),
      ...(retryAfter && { retryAfter }),
    };
  }
}

/** A load that the API or the chart feed refused, or a save that the API refused with a 401, by its field of the schema. */
export type RefusedLoad = {
  load: string;
  status: number;
  withToken: boolean;
  isOfFeed: boolean;
  isSave: boolean;
};

/** For `catch` on a call of a feed, whose refusals say nothing of the session by themselves; rethrows every failure. */
export function asRefusedByFeed(error: unknown): never {
  if (!(error instanceof RestError)) throw error;
  throw new RestError(error.kind, { ...error.extensions, isOfFeed: true });
}

/** For `catch` on the product's own API, where a 404 means that the server lacks the call; rethrows other failures. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof RestError && error.kind === 'notFound') return null;
  throw error;
}

/** For `catch` on a call whose refusal is about one field by its status alone, unless the server names another. */
export function aboutField(fields: Readonly<Record<number, string>>) {
  return (error: unknown): never => {
    const field = error instanceof RestError && error.field === null && fields[error.status ?? 0];
    throw field ? new RestError(error.kind, { ...error.extensions, field }) : error;
  };
}

/**
 * For `catch` in an actor: throws an error with the server's message, or else with the kind, which the app translates; and
 * with the status and the wait that the server names.
 */
export function toMessageError(error: unknown): never {
  if (!(error instanceof RestError)) throw error;
  const { status, retryAfter } = error;
  throw Object.assign(new Error(error.serverMessage ?? error.kind), { status, retryAfter });
}

/** A text as one segment of a path; throws `invalid` for one that would climb out of it or cannot be encoded. */
export function pathSegment(text: string): string {
  if (/^\.{0,2}$|\p{Cs}/u.test(text)) throw new RestError('invalid');
  return encodeURIComponent(text);
}

/** What a status outside 200 to 299 means. */
export function kindOfStatus(status: number): RestErrorKind {
  if (status >= 500) return 'server';
  return kinds.get(status) ?? (status >= 400 ? 'client' : 'refused');
}

const kinds: ReadonlyMap<number, RestErrorKind> = new Map([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'invalid'],
  [413, 'tooLarge'],
  [422, 'invalid'],
  [429, 'tooMany'],
]);
