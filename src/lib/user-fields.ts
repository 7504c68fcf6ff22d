const SAFE = /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+)$/i;

/** An address that an `<img>` may load: http(s), a path of this site, an embedded bitmap; else null. */
export function imageAddress(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 2_000_000 && SAFE.test(value.trim())
    ? value.trim()
    : null;
}
