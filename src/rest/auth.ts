import { asRecord, asText, type JsonRecord } from '../lib/json';
import type { RequestOptions, Rest } from './client';
import { RestError } from './errors';

/** Asks for a session; a token that could not stand in a header is as bad as none. */
export async function signIn(
  rest: Rest,
  { email, password }: { email: string; password: string },
  options?: RequestOptions,
): Promise<{ token: string; user: JsonRecord }> {
  const answer = asRecord(await rest.post('api/users/login', { email, password }, options));
  const token = asToken(answer?.['token']);
  if (token === null) throw new RestError('unreadable');
  return { token, user: asRecord(answer?.['user']) ?? {} };
}

/** Tells the server that the session is over. */
export async function signOut(rest: Rest, options?: RequestOptions): Promise<void> {
  await rest.post('api/users/logout', undefined, options);
}

/** What a newcomer is asked for; `fromUrl` is the address of the page that asked. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  termOfUse: boolean;
  refCode?: string;
  fromUrl: string;
};

/** Opens an account; nobody is signed in by it. */
export async function register(
  rest: Rest,
  registration: Registration,
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/register', registration, options);
}

/** Has a link for setting a new password sent to an address. */
export async function requestPasswordLink(
  rest: Rest,
  { email }: { email: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/forgot-password', { email }, options);
}

/** The token that a security code stands for; null where the server takes the code and gives none. */
export async function verifySecurityCode(
  rest: Rest,
  { code }: { code: string },
  options?: RequestOptions,
): Promise<string | null> {
  const answer = asRecord(await rest.post('verifySecurityCode', { code }, options));
  return asToken(answer?.['token']);
}

/** Sets a password with the token of a link or a code in the place of the old one. */
export async function setNewPassword(
  rest: Rest,
  { newPassword, token }: { newPassword: string; token: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/set-new-password', { newPassword, token }, options);
}

/** Sets a new password in the place of the current one; the session of `rest` goes on. */
export async function changePassword(
  rest: Rest,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/password-change', { currentPassword, newPassword }, options);
}

/** Confirms the e-mail address that a link was sent to. */
export async function confirmEmail(
  rest: Rest,
  { token }: { token: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/confirm-email', { token }, options);
}

/** Confirms that a bot may write to the person whom it sent the token. */
export async function confirmSubscription(
  rest: Rest,
  { bot, token }: { bot: string; token: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/signal/subscribe-confirm', { bot, token }, options);
}

/** A token that may stand in a header: visible ASCII, at most 8 KB; null for anything else, also from storage. */
export function asToken(value: unknown): string | null {
  const token = asText(value);
  return token !== null && /^[\x21-\x7e]{1,8192}$/.test(token) ? token : null;
}
