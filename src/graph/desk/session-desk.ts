import { RestError, nullIfNotFound } from '../../rest/errors';
import type { Sources } from '../backend';
import type { Desk, DeskChange } from '../resolvers.types';
import { browserDesk } from './browser-desk';
import { asDocument, withChange, type DeskDocument } from './document';
import { readDesk } from './fields';

/** How often a change is merged into a newer document before it is given up. */
const MOST_CONFLICTS = 5;

const desks = new WeakMap<object, SessionDesk>();

/** The desk of a session. */
export function deskOf({ session }: Sources): SessionDesk {
  const desk = desks.get(session) ?? createDesk();
  desks.set(session, desk);
  return desk;
}

type SessionDesk = ReturnType<typeof createDesk>;

/** Loads and changes a desk; changes are saved one after the other. */
function createDesk() {
  /** The document as the server sent it last; undefined where that is not known, null where it lacks the call. */
  let known: DeskDocument | null | undefined;
  let changing: Promise<unknown> = Promise.resolve();

  const loadDocument = async ({ api }: Sources) => {
    const response = await api.get('api/desk').catch(nullIfNotFound);
    const document = asDocument(response);
    if (response !== null && document === null) throw new RestError('unreadable', { status: 200 });
    return (known = document);
  };

  const save = async (change: DeskChange, sources: Sources): Promise<Desk> => {
    let document = known === undefined ? await loadDocument(sources) : known;
    if (document === null) return inBrowser(deskInBrowser(sources).change(change));
    for (let conflicts = 0; ; conflicts += 1) {
      const next: DeskDocument = withChange(document, change);
      try {
        const saved = asDocument(await sources.api.put('api/desk', next));
        known = saved ?? { ...next, version: next.version + 1 };
        return onServer(known);
      } catch (error) {
        known = undefined;
        if (!isConflict(error) || conflicts === MOST_CONFLICTS) throw error;
        document = (await loadDocument(sources)) ?? document;
      }
    }
  };

  return {
    async load(sources: Sources): Promise<Desk> {
      // What is being saved would be missing from the answer.
      await changing.catch(() => {});
      const document = await loadDocument(sources);
      return document === null ? inBrowser(deskInBrowser(sources).read()) : onServer(document);
    },
    change(change: DeskChange, sources: Sources): Promise<Desk> {
      const saving = changing.catch(() => {}).then(() => save(change, sources));
      changing = saving;
      return saving;
    },
  };
}

function deskInBrowser({ person = '', storage = () => window.localStorage }: Sources) {
  return browserDesk(storage, person);
}

function onServer(document: DeskDocument): Desk {
  return { ...readDesk(document), place: 'SERVER', damaged: null };
}

function inBrowser({ document, damaged }: ReturnType<ReturnType<typeof browserDesk>['read']>): Desk {
  return { ...readDesk(document), place: 'BROWSER', damaged };
}

/** Whether the server has a newer document. */
function isConflict(error: unknown) {
  return error instanceof RestError && error.status === 409;
}
