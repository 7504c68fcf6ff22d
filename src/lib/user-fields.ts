import { asRecord } from './json';
import { asLine } from './text';

const SAFE_IMAGE =
  /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+)$/i;

/** An address that an `<img>` may load: http(s), a path of this site, an embedded bitmap; else null. */
export function imageAddress(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 2_000_000 && SAFE_IMAGE.test(value.trim())
    ? value.trim()
    : null;
}

const SECRET = /token|hash|pass.?w|pwd|khau|secret|salt|.key$|^pin$|^otp/i;

/** For `JSON.stringify`: leaves out each field of a user that is named like a secret, as `accessToken` or `password_hash`. */
export function withoutSecrets(name: string, value: unknown): unknown {
  return SECRET.test(name) ? undefined : value;
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
