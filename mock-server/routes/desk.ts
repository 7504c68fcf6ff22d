import type { Request } from 'miragejs';
import type { Backend } from '../backend';
import { data, errorResponse, parseBody } from '../http';
import type { MockServer } from '../models';
import { emptyDesk, memberDesk } from '../reports/desk';
import { isDesk, type SavedDesk } from '../saved-state.shape';

/** The user that the demo's desk belongs to. */
const MEMBER = '1';

/** GET and PUT api/desk: a user's own document, which a PUT replaces where it knows the newest version. */
export function deskRoutes(server: MockServer, { reports, market, sessions, state, behaviour }: Backend) {
  const deskOf = async (request: Request): Promise<SavedDesk> => {
    const id = sessions.userIdOf(request)!;
    const saved = state.read().desks?.[id];
    if (saved || id !== MEMBER || behaviour.isEmpty) return saved ?? emptyDesk;
    await reports.prepare.signals();
    return memberDesk(reports.signals(), market);
  };

  server.get('/api/desk', async (_schema, request) => data(await deskOf(request)));

  server.put('/api/desk', async (_schema, request) => {
    const desk = parseBody(request);
    if (!isDesk(desk)) return errorResponse(request, 422, 'deskInvalid');
    const current = await deskOf(request);
    if (desk.version !== current.version) {
      return errorResponse(request, 409, 'deskConflict', { more: { data: current } });
    }
    const next = { ...desk, version: desk.version + 1 };
    state.update({ desks: { ...state.read().desks, [sessions.userIdOf(request)!]: next } });
    return data(next);
  });
}
