import type { Request, Response } from 'miragejs';
import { refuse } from './http';
import type { Memory } from './saved-state';
import { hash32 } from './simulator/simulator';

/** The password of both demo accounts. */
export const DEMO_PASSWORD = 'Nhip@2026';

/**
 * Issues and checks tokens. A token carries its user and its seal, so it outlives a reload of the page; none is issued
 * twice by the servers that share a memory.
 */
export function createSessions(memory: Memory) {
  return {
    begin(userId: string): string {
      const begun = memory.begun + 1;
      memory.update({ begun });
      return tokenOf(`${userId}.${begun}`);
    },

    end(request: Request) {
      const session = sessionOf(request);
      if (session !== null) memory.update({ ended: [...memory.ended, session] });
    },

    /** The id of the user who asks; null without a token that was issued here and has not ended. */
    userIdOf(request: Request): string | null {
      const session = sessionOf(request);
      return session === null || memory.ended.includes(session) ? null : session.replace(/\..*/, '');
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** The refusal that ends a session in the client. */
export function sessionEnded(): Response {
  return refuse(401, 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.');
}

/** The session that a request names, as user and number; null without a token, or with one that was not issued here. */
function sessionOf({ requestHeaders }: Request): string | null {
  const header = requestHeaders['authorization'] ?? requestHeaders['Authorization'] ?? '';
  const token = /^Bearer (\S+)$/.exec(header)?.[1] ?? '';
  const session = token.replace(/\.[^.]*$/, '');
  return token === tokenOf(session) ? session : null;
}

function tokenOf(session: string) {
  return `${session}.${hash32(`nhip ${session}`).toString(36)}`;
}
