import type { Request, Response } from 'miragejs';
import { errorResponse } from './http';
import type { SavedState } from './saved-state';
import { hash32 } from './simulator/simulator';

/** The password of both demo accounts. */
export const DEMO_PASSWORD = 'Nhip@2026';

/**
 * Issues and verifies tokens. A token carries its user and a checksum, so it is valid after a reload of the page; servers
 * that share a state never issue the same one twice.
 */
export function createSessions(state: SavedState) {
  return {
    begin(userId: string): string {
      const begun = state.read().begun + 1;
      state.update({ begun });
      return tokenOf(`${userId}.${begun}`);
    },

    end(request: Request) {
      const session = sessionOf(request);
      if (session !== null) state.update({ ended: [...state.read().ended, session] });
    },

    /** The id of the signed-in user; null without a token that was issued here and has not ended. */
    userIdOf(request: Request): string | null {
      const session = sessionOf(request);
      return session === null || state.read().ended.includes(session) ? null : session.replace(/\..*/, '');
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

function tokenOf(session: string) {
  return `${session}.${hash32(`nhip ${session}`).toString(36)}`;
}
