import { asRecord } from './json';
import { asLine, fold } from './text';

const SAFE_IMAGE =
  /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+)$/i;

/** An address that an `<img>` may load: http(s), a path of this site, an embedded bitmap; else null. */
export function imageAddress(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 2_000_000 && SAFE_IMAGE.test(value.trim())
    ? value.trim()
    : null;
}

/** Words and, for names in lower case alone, what a word may end with, in a folded name. */
const SECRET =
  /(token|passw(or)?d|pwd|pass(code|phrase|key)|hash|secret|jwt|credential|otp)(e?s)?(?![a-z])|(^|[^a-z])((api|access|private|secret)?key|pass|pin|(pin|otp)code|salt|bearer)s?(?![a-z])|mat.?khau/;

/** The beginnings of words, but the first, in a name as `accessToken` or `userPINCode`. */
const WORDS = /[\p{Ll}\p{M}\d](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll}{2})/gu;

/** For `JSON.stringify`: leaves out each field of a user that is named like a secret, as `accessToken` or `Mật khẩu`. */
export function withoutSecrets(name: string, value: unknown): unknown {
  return SECRET.test(fold(name.replace(WORDS, '$& '))) ? undefined : value;
}

/** A person's name in Vietnamese order, the family name first; empty where neither part is known. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${lastName} ${firstName}`.trim();
}

/** An e-mail (`name`) or a phone (`number`), which servers send as text or as an object with its verification. */
export function contactOf(raw: unknown, field: 'name' | 'number'): { value: string; verified: boolean } {
  const record = asRecord(raw);
  const value = asLine(record === null ? raw : record[field]) ?? '';
  return { value, verified: value !== '' && record?.['verified'] === true };
}
