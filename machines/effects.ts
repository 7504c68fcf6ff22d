import type { Notice, NoticeCode } from './notice';

/** A notice about a failure, carrying the failure's own message when it has one. */
export function failure(code: NoticeCode, error: unknown): Notice {
  const detail = messageOf(error);
  return { type: 'notice', code, ...(detail !== null && { detail }) };
}

/** The failure's own message; null where it has none. */
export function messageOf(error: unknown): string | null {
  const message = partOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : null;
}

/** The HTTP status a failure carries, told by its shape: errors cross realms and lose their class. */
export function statusOf(error: unknown): unknown {
  return partOf(error, 'status');
}

function partOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
