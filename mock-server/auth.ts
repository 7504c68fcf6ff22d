import type { Request, Response } from 'miragejs';
import { refuse } from './answer';
import type { Memory } from './memory';
import { fingerprint } from './simulator/fingerprint';

/** The password of both demo accounts. */
export const DEMO_PASSWORD = 'Nhip@2026';

/** Issues and checks tokens. A token carries its user and its seal, so it outlives a reload of the page. */
export function createSessions(memory: Memory) {
  return {
    begin(userId: string): string {
      const claim = `${userId}.${memory.begun + 1}`;
      memory.update({ begun: memory.begun + 1 });
      return `${claim}.${sealOf(claim)}`;
    },

    end(request: Request) {
      memory.update({ ended: [...memory.ended, tokenOf(request)] });
    },

    /** The id of the user who asks; null without a token that was issued here and has not ended. */
    userIdOf(request: Request): string | null {
      const token = tokenOf(request);
      const [userId = '', count = '', seal] = token.split('.');
      return seal === sealOf(`${userId}.${count}`) && !memory.ended.includes(token) ? userId : null;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** The refusal that ends a session in the client. */
export function sessionEnded(): Response {
  return refuse(401, 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.');
}

function tokenOf({ requestHeaders }: Request) {
  const header = requestHeaders['authorization'] ?? requestHeaders['Authorization'] ?? '';
  return /^Bearer (\S+)$/.exec(header)?.[1] ?? '';
}

function sealOf(claim: string) {
  return fingerprint(`nhip ${claim}`).toString(36);
}
