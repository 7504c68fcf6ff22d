/** Why a request failed: a key that the screens translate, never wording. */
export const restErrorKinds = [
  'unauthorized',
  'forbidden',
  'notFound',
  'invalid',
  'tooMany',
  'server',
  'refused',
  'unreachable',
  'timeout',
  'aborted',
  'unreadable',
  'oversized',
] as const;

export type RestErrorKind = (typeof restErrorKinds)[number];

type Detail = { status?: number | null; serverMessage?: string | null; withToken?: boolean };

/**
 * A request that gave no usable answer. GraphQL copies `extensions` onto the error its client sees;
 * `withToken` says that the request carried the session's token, so that a 401 speaks of the session.
 */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly kind: RestErrorKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly extensions: Required<Detail> & { kind: RestErrorKind };

  constructor(kind: RestErrorKind, { status = null, serverMessage = null, withToken = false }: Detail = {}) {
    super(status === null ? kind : `${kind} (${status})`);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.extensions = { kind, status, serverMessage, withToken };
  }
}

/** For `catch`: a server may lack a call, and says so with a 404; any other failure is thrown on. */
export function nullWhereMissing(error: unknown): null {
  if (error instanceof RestError && error.kind === 'notFound') return null;
  throw error;
}

/** What a status outside 200 to 299 means. */
export function kindOfStatus(status: number): RestErrorKind {
  if (status >= 500) return 'server';
  return kinds.get(status) ?? 'refused';
}

const kinds: ReadonlyMap<number, RestErrorKind> = new Map([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'invalid'],
  [422, 'invalid'],
  [429, 'tooMany'],
]);
