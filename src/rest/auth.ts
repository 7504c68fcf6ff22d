import { asRecord, asText, type JsonRecord } from '../lib/json';
import type { RequestOptions, Rest } from './client';
import { aboutField, RestError } from './errors';

/** Requests a session; throws `unreadable` for a token that no header can carry. */
export async function signIn(
  rest: Rest,
  { email, password }: { email: string; password: string },
  options?: RequestOptions,
): Promise<{ token: string; user: JsonRecord }> {
  const response = asRecord(await rest.post('api/users/login', { email, password }, options));
  const token = asToken(response?.['token']);
  if (token === null) throw new RestError('unreadable');
  return { token, user: asRecord(response?.['user']) ?? {} };
}

/** Ends the session on the server. */
export async function signOut(rest: Rest, options?: RequestOptions): Promise<void> {
  await rest.post('api/users/logout', undefined, options);
}

/** The fields of the sign-up form; `fromUrl` is the address of its page. */
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

/** Creates an account without signing in. */
export async function register(
  rest: Rest,
  registration: Registration,
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/register', registration, options).catch(aboutField({ 409: 'email' }));
}

/** Requests an e-mail with a link for setting a new password. */
export async function requestPasswordLink(
  rest: Rest,
  { email }: { email: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/forgot-password', { email }, options);
}

/** Exchanges a security code for a token; null where the server accepts the code without one. */
export async function verifySecurityCode(
  rest: Rest,
  { code }: { code: string },
  options?: RequestOptions,
): Promise<string | null> {
  const response = asRecord(await rest.post('verifySecurityCode', { code }, options));
  return asToken(response?.['token']);
}

/** Replaces the password with the token of a link or a code. */
export async function setNewPassword(
  rest: Rest,
  { newPassword, token }: { newPassword: string; token: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/set-new-password', { newPassword, token }, options);
}

/** Replaces the current password; the session of `rest` stays valid. */
export async function changePassword(
  rest: Rest,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/password-change', { currentPassword, newPassword }, options);
}

/** Confirms the e-mail address of a link. */
export async function confirmEmail(
  rest: Rest,
  { token }: { token: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/users/confirm-email', { token }, options);
}

/** Confirms the subscription of a bot's messages with the token that the bot sent. */
export async function confirmSubscription(
  rest: Rest,
  { bot, token }: { bot: string; token: string },
  options?: RequestOptions,
): Promise<void> {
  await rest.post('api/signal/subscribe-confirm', { bot, token }, options);
}

/** A token that a header can carry: visible ASCII, at most 8 KB; null for anything else, also from storage. */
export function asToken(value: unknown): string | null {
  const token = asText(value);
  return token !== null && /^[\x21-\x7e]{1,8192}$/.test(token) ? token : null;
}
