import { writtenNumber } from './log';

const SECRET = /token|password|secret|revoking/i;
const CODE = /^(securityCode|pin|otp|cvv|cvc)$/i;

/** The shortest secret that is looked for inside other texts, such as an address with a token. */
const FINDABLE = 6;

const DEEPEST = 8;

/**
 * Creates a function that returns a value as JSON without its secrets: tokens and passwords, wherever they occur, and
 * codes. The same secret has the same mask, so that a machine which compares two still finds them equal; a code keeps its
 * length.
 */
export function createMask() {
  const masks = new Map<string, string>();

  function maskOf(secret: string) {
    const mask = masks.get(secret) ?? `•••${masks.size + 1}`;
    // A mask of a mask is itself: what was masked is replayed.
    if (!/^•/.test(secret)) masks.set(secret, mask);
    return masks.get(secret) ?? secret;
  }

  function maskText(text: string) {
    let masked = text;
    for (const [secret, mask] of masks) {
      if (secret.length >= FINDABLE) masked = masked.replaceAll(secret, mask);
    }
    return masked;
  }

  function mask(value: unknown, isCode: (key: string) => boolean, key: string, depth: number): unknown {
    if (typeof value === 'string') {
      if (value === '') return value;
      if (SECRET.test(key)) return maskOf(value);
      return isCode(key) ? value.replace(/[^\s-]/g, '•') : maskText(value);
    }
    if (typeof value === 'number') return isCode(key) ? 0 : writtenNumber(value);
    if (typeof value === 'boolean' || value === null) return value;
    if (typeof value !== 'object' || depth > DEEPEST) return undefined;
    if (Array.isArray(value)) return value.map((item) => mask(item, isCode, key, depth + 1));
    if (value instanceof Date) return value.toISOString();
    const fields = Object.entries(value);
    // The message of an error is no field of its own.
    if (value instanceof Error) fields.push(['message', value.message]);
    return Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const masked = mask(field, isCode, name, depth + 1);
        return masked === undefined ? [] : [[maskText(name), masked]];
      }),
    );
  }

  /** Masks what a machine receives or keeps; what is typed into a security code's box is a code. */
  return (machine: string, value: unknown): unknown => {
    // Elsewhere a `code` is that of a notice.
    const code = machine === 'security code' ? /^(code|text)$/ : CODE;
    return mask(value, (key) => code.test(key), '', 0);
  };
}

/** The events that carry a secret, by machine: nobody types one into the inspector. */
export const secretEvents: Readonly<Record<string, readonly string[]>> = {
  session: ['sign in', 'unlock', 'load refused', 'token renewed', 'token over', 'stored session changed'],
  renewal: ['token changed'],
  recovery: ['token received'],
  confirmation: ['confirm'],
  'security code': ['type'],
};
