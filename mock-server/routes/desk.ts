import type { Backend } from '../backend';
import { data, errorResponse, parseBody } from '../http';
import type { MockServer } from '../models';
import { emptyDesk } from '../reports/desk';
import { isDesk, type SavedDesk } from '../saved-state.shape';

/** The user that the demo's desk belongs to. */
const MEMBER = '1';

/** GET and PUT api/desk: a user's own document, which a PUT replaces where it knows the newest version. */
export function deskRoutes(server: MockServer, { reports, sessions, state, behaviour }: Backend) {
  const savedOf = (id: string) => state.read().desks?.[id];
  /** Computes what a desk that is not saved yet is made of. */
  const prepare = async (id: string) => {
    if (!savedOf(id) && id === MEMBER && !behaviour.isEmpty) await reports.prepare.signals();
  };
  const firstOf = (id: string) => (id === MEMBER && !behaviour.isEmpty ? reports.desk() : emptyDesk);
  const deskOf = (id: string): SavedDesk => savedOf(id) ?? firstOf(id);

  server.get('/api/desk', async (_schema, request) => {
    const id = sessions.userIdOf(request)!;
    await prepare(id);
    return data(deskOf(id));
  });

  server.put('/api/desk', async (_schema, request) => {
    const desk = parseBody(request);
    if (!isDesk(desk)) return errorResponse(request, 422, 'deskInvalid');
    const id = sessions.userIdOf(request)!;
    await prepare(id);
    // Nothing may wait between this read and the update: another save would be lost.
    const current = deskOf(id);
    if (desk.version !== current.version) {
      return errorResponse(request, 409, 'deskConflict', { more: { data: current } });
    }
    const next = { ...desk, version: desk.version + 1 };
    state.update({ desks: { ...state.read().desks, [id]: next } });
    return data(next);
  });
}
