import { string } from 'yup';
import type { MessageKey } from '../i18n/messages';
import { bareAddress } from '../lib/bare-address';

const malformed: MessageKey = 'common.emailError';

/** An e-mail address, and nothing that came with it. The mock backend accepts the same ones. */
export function emailAddress(required: MessageKey) {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? bareAddress(text) : ''))
    .required(required)
    .email(malformed);
}

/** The decoded token of a link in an e-mail, from the parameters of its path; null without one. */
export function tokenIn({ token }: Record<string, string>): string | null {
  if (!token) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
