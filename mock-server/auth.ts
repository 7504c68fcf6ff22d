import type { Request, Response } from 'miragejs';
import { errorResponse } from './http';
import type { SavedState } from './saved-state';
import { hash32 } from './simulator/simulator';

/** The password of both demo accounts. */
export const DEMO_PASSWORD = 'Nhip@2026';

/**
 * Issues and verifies tokens. A token carries its user and a checksum, so it is valid after a reload of the page; servers
 * that share a state never issue the same one twice. With a `life` in seconds a token says when it ends, as a JSON Web Token
 * does, and is not valid any more then.
 */
export function createSessions(state: SavedState, life?: number) {
  return {
    begin(userId: string): string {
      const begun = state.read().begun + 1;
      state.update({ begun });
      return tokenOf(life === undefined ? `${userId}.${begun}` : `${userId}-${begun}.${payloadOf(life)}`);
    },

    end(request: Request) {
      const session = sessionOf(request);
      if (session !== null) state.update({ ended: [...state.read().ended, session] });
    },

    /** Ends every session of a user that has begun until now but that of the request, or all of them without one. */
    endOthers(userId: string, request?: Request) {
      const { begun, endedBefore } = state.read();
      const kept = request ? sessionOf(request) : null;
      state.update({ endedBefore: { ...endedBefore, [userId]: { begun, kept } } });
    },

    /** The id of the signed-in user; null without a token that was issued here and has not ended. */
    userIdOf(request: Request): string | null {
      const session = sessionOf(request);
      if (session === null || state.read().ended.includes(session) || isOver(session)) return null;
      const userId = session.replace(/[.-].*/, '');
      const others = state.read().endedBefore?.[userId];
      const isEnded = others && session !== others.kept && numberOf(session) <= others.begun;
      return isEnded ? null : userId;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Responds 401, which ends the session in the client. */
export function sessionExpired(request: Parameters<typeof errorResponse>[0]): Response {
  return errorResponse(request, 401, 'sessionExpired');
}

/** The session of a request's token, as user and number; null without a token that was issued here. */
function sessionOf(request: Request): string | null {
  const token = /^Bearer (\S+)$/.exec(request.requestHeaders['authorization'] ?? '')?.[1] ?? '';
  const session = token.replace(/\.[^.]*$/, '');
  return token === tokenOf(session) ? session : null;
}

/** The number of a session among all that have begun. */
function numberOf(session: string) {
  return Number(/^\d+[.-](\d+)/.exec(session)?.[1]);
}

function tokenOf(session: string) {
  return `${session}.${hash32(`nhip ${session}`).toString(36)}`;
}

/** The payload of a JSON Web Token that ends after so many seconds of the real time. */
function payloadOf(life: number) {
  return btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + life })).replaceAll('=', '');
}

function isOver(session: string) {
  const [, payload] = /^\d+-\d+\.(.*)$/.exec(session) ?? [];
  if (payload === undefined) return false;
  const { exp } = JSON.parse(atob(payload)) as { exp: number };
  return exp * 1_000 <= Date.now();
}
