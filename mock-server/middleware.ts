import type { Request, Response } from 'miragejs';
import { refuse } from './http';
import { sessionEnded, type Sessions } from './auth';
import type { Memory } from './saved-state';
import type { MockSchema, MockServer } from './models';
import { createSeededRandom } from './simulator/simulator';

/** What a request passes before its route: it answers in the route's place, or lets the request go on. */
type Gate = (schema: MockSchema, request: Request & { method?: string }, next: () => Response) => Response;

/** The routes declared from here on stand behind these gates. */
export function setGates(server: MockServer, gates: readonly Gate[]) {
  // Mirage declares its middleware with the DOM's Response in place of its own.
  server.middleware = [...gates] as unknown as MockServer['middleware'];
}

/** Refuses with 401 what comes without a token that is good. */
export function tokenRequired(sessions: Sessions): Gate {
  return (_, request, next) => (sessions.userIdOf(request) === null ? sessionEnded() : next());
}

/** Refuses with 403 whoever is no admin. */
export function adminRequired(sessions: Sessions, { schema }: MockServer): Gate {
  return (_, request, next) => {
    const user = schema.find('user', sessions.userIdOf(request) ?? '');
    return user?.isAdmin === true ? next() : refuse(403, 'Bạn không có quyền truy cập mục này.');
  };
}

/** Takes in what other pages have made of the lists, before a request is answered from them. */
export function inStepWith(memory: Memory, { schema }: MockServer): Gate {
  return (_schema, _request, next) => {
    for (const [id, symbols] of Object.entries(memory.symbols)) {
      schema.find('watchlist', id)?.update({ symbols: [...symbols] });
    }
    return next();
  };
}

/** Answers every load with 500, or one in three; what changes something works. */
export function failsLoads(which: 'all' | 'some'): Gate {
  const random = createSeededRandom('flaky');
  let loads = 0;
  return (_, { method }, next) => {
    if (method !== 'GET') return next();
    loads += 1;
    const fails = which === 'all' || random.uniform(loads, 0) < 1 / 3;
    return fails ? refuse(500, 'Máy chủ đang gặp sự cố, vui lòng thử lại sau.') : next();
  };
}

/** Whether a request is for the backend; assets, pages and other origins are not. */
export function isOurs(url: string, urlPrefix: string): boolean {
  const base = new URL(urlPrefix || '/', location.href).href.replace(/\/$/, '');
  const { href } = new URL(url, location.href);
  return (
    href.startsWith(base) && /^\/(api\/|udf\/|(news|verifySecurityCode)(\?|$))/.test(href.slice(base.length))
  );
}
