import { string } from 'yup';
import type { MessageKey } from '../i18n/messages';

const malformed: MessageKey = 'common.emailError';

/**
 * An e-mail address, as messages and lists of contacts have it: blanks, invisible characters, brackets, a name in front and
 * punctuation behind it are ignored, full-width letters are letters. The mock backend accepts the same ones.
 */
export function emailAddress(required: MessageKey) {
  return string().transform(bareAddress).required(required).email(malformed);
}

function bareAddress(text: unknown): string {
  const line = (typeof text === 'string' ? text : '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bracketed = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line;
  return bracketed.replace(/^[\s"'(]*(mailto:)?/i, '').replace(/[\s"'),;.]+$/, '');
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
