import type { Notice, NoticeCode } from './notice';

/** Stands in for an effect the app must `provide`; reaching it is a wiring mistake. */
export function unprovided(actor: string) {
  return () => Promise.reject(new Error(`Actor "${actor}" was not provided`));
}

/** A notice about an error, with the error's own message as its detail when it has one. */
export function failureNotice(code: NoticeCode, error: unknown): Notice {
  const detail = errorMessage(error);
  return { type: 'notice', code, ...(detail !== null && { detail }) };
}

/** The error's own message; null if it has none. */
export function errorMessage(error: unknown): string | null {
  const message = propertyOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : null;
}

/** The HTTP status of an error, read from its shape: errors cross realms and lose their class. */
export function errorStatus(error: unknown): unknown {
  return propertyOf(error, 'status');
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
