import type { TokenTimes } from '../../../machines/renewal.machine';
import { asRecord, parseStored } from '../../lib/json';

/** A renewal has this long at least before the end of the token, in ms, where the token lives long enough. */
const MARGIN = 60_000;

/** No token is renewed sooner than this, in ms: a server that issues shorter ones is not to be called without end. */
const SOONEST = 10_000;

/**
 * When a token is renewed: after 80 % of what is left of its life, or a minute before its end where that is earlier, but not
 * before half of it. Null of a token that does not say its end: only a JSON Web Token does, in the `exp` of its payload
 * (RFC 7519, 4.1.4), and nothing else is read of it.
 */
export function tokenTimes(token: string, now: number): TokenTimes | null {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return null;
  const exp = asRecord(parseStored(textOf(payload)))?.['exp'];
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
  const endsIn = Math.max(0, exp * 1_000 - now);
  const renewIn = Math.max(SOONEST, Math.min(endsIn * 0.8, Math.max(endsIn - MARGIN, endsIn / 2)));
  return { renewIn, endsIn };
}

/** The text of base64url; null where it is none. */
function textOf(encoded: string): string | null {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
