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

/** Words of a folded name, some of which may be the end of a longer one, as in a name of lower case alone. */
const SECRET =
  /(token|passw(or)?d|pwd|pass(code|phrase|key)|hash|secret|jwt|credential|otp)(e?s)?(?![a-z])|(^|[^a-z])((api|access|private|secret)?key|pass|pin|(pin|otp)code|salt|bearer)s?(?![a-z])|mat[^a-z]*khau/;

/** For `JSON.stringify`: leaves out each field of a user that is named like a secret, as `accessToken` or `Mật khẩu`. */
export function withoutSecrets(name: string, value: unknown): unknown {
  const words = fold(name.replace(/\P{Lu}(?=\p{Lu})/gu, '$& '));
  return SECRET.test(words) ? undefined : value;
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
