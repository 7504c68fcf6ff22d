import type { Request } from 'miragejs';
import type { Backend, MockServer } from '../backend';
import { data, errorResponse, parseBody } from '../http';
import { isDeskPatch, patchedDesk } from '../patched-desk';
import { emptyDesk } from '../reports/desk';
import { isDesk, type SavedDesk } from '../saved-state.shape';
import { MEMBER_ID } from '../sign-in';
import { createStoryDesk } from '../story/desk';

/** The desks of the users, as they are at the time of a request. */
type Desks = {
  /** Computes what a desk that is not saved yet is made of. */
  prepare: (id: string) => Promise<void>;
  read: (id: string) => SavedDesk;
  save: (id: string, desk: SavedDesk) => void;
};

/**
 * GET, PUT and PATCH api/desk: a user's own document, which a PUT replaces and a PATCH changes, each where it knows the newest
 * version.
 */
export function deskRoutes(server: MockServer, { sessions }: Backend, desksOf: DesksOf) {
  server.get('/api/desk', async (_schema, request) => {
    const id = sessions.userIdOf(request)!;
    const desks = desksOf(id);
    await desks.prepare(id);
    return data(desks.read(id));
  });

  /** Saves what a request makes of the user's desk, where its body has the newest version; null for one that is refused. */
  const save = async (request: Request, version: unknown, next: (current: SavedDesk) => SavedDesk | null) => {
    const id = sessions.userIdOf(request)!;
    const desks = desksOf(id);
    await desks.prepare(id);
    // Nothing may wait between this read and the update: another save would be lost.
    const current = desks.read(id);
    if (version !== current.version) {
      return errorResponse(request, 409, 'deskConflict', { more: { data: current } });
    }
    const desk = next(current);
    if (desk === null) return errorResponse(request, 422, 'deskInvalid');
    desks.save(id, { ...desk, version: current.version + 1 });
    return data(desks.read(id));
  };

  server.put('/api/desk', (_schema, request) => {
    const desk = parseBody(request);
    return isDesk(desk)
      ? save(request, desk.version, () => desk)
      : errorResponse(request, 422, 'deskInvalid');
  });

  server.patch('/api/desk', (_schema, request) => {
    const patch = parseBody(request);
    if (!isDeskPatch(patch)) return errorResponse(request, 422, 'deskInvalid');
    return save(request, patch.version, (current) => patchedDesk(current, patch));
  });
}

/** The desks that the one of a user belongs to. */
export type DesksOf = (id: string) => Desks;

export function createDesks(backend: Backend): DesksOf {
  const usual = usualDesks(backend);
  const story = backend.behaviour.isStory ? storyDesks(backend) : usual;
  return (id) => (id === MEMBER_ID ? story : usual);
}

function usualDesks({ reports, state, behaviour }: Backend): Desks {
  const savedOf = (id: string) => state.read().desks?.[id];
  const isDemo = (id: string) => id === MEMBER_ID && !behaviour.isEmpty;
  return {
    async prepare(id) {
      if (!savedOf(id) && isDemo(id)) await reports.prepare.signals();
    },
    read: (id) => savedOf(id) ?? (isDemo(id) ? reports.desk() : emptyDesk),
    save: (id, desk) => state.update({ desks: { ...state.read().desks, [id]: desk } }),
  };
}

/** The story's own desk, which is saved apart from the member's. */
function storyDesks({ state, market, marketAt, reports }: Backend): Desks {
  const story = createStoryDesk({ marketAt, reports, now: market.now });
  const keyOf = (id: string) => `story ${id}`;
  const savedOf = (id: string) => state.read().desks?.[keyOf(id)];
  const keep = (id: string, desk: SavedDesk) =>
    state.update({ desks: { ...state.read().desks, [keyOf(id)]: desk } });
  return {
    async prepare(id) {
      if (!savedOf(id)) await story.prepare();
    },
    read(id) {
      const saved = savedOf(id);
      const desk = saved && story.rewind(saved);
      if (desk && desk !== saved) keep(id, desk);
      return story.read(desk);
    },
    save: (id, desk) => keep(id, story.toSave(desk, savedOf(id))),
  };
}
