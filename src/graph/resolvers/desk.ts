import { RestError, nullIfNotFound } from '../../rest/errors';
import type { Sources } from '../backend';
import { browserDesk, type DeskStorage } from '../desk/browser-desk';
import { asDocument, withChange, type DeskDocument } from '../desk/document';
import { readDesk } from '../desk/fields';
import type { Desk, DeskChange, Resolvers } from '../resolvers.types';

/** The sources of an operation on the desk: also whose it is, and the browser that keeps it where the server does not. */
export type DeskSources = Sources & { readonly person: string; readonly storage: () => DeskStorage };

/** How often a change is merged into a newer document before it is given up. */
const MOST_CONFLICTS = 5;

/** The resolvers of one session, whose changes are saved one after the other. */
export function createDesk(): Resolvers<DeskSources> {
  /** The document as the server sent it last; undefined where that is not known, null where it lacks the call. */
  let known: DeskDocument | null | undefined;
  let changing: Promise<unknown> = Promise.resolve();

  const load = async ({ api }: Sources) => {
    const response = await api.get('api/desk').catch(nullIfNotFound);
    const document = asDocument(response);
    if (response !== null && document === null) throw new RestError('unreadable', { status: 200 });
    return (known = document);
  };

  const change = async (changed: DeskChange, sources: DeskSources): Promise<Desk> => {
    let document = known === undefined ? await load(sources) : known;
    if (document === null) return inBrowser(browserDesk(sources.storage, sources.person).change(changed));
    for (let conflicts = 0; ; conflicts += 1) {
      const next: DeskDocument = withChange(document, changed);
      try {
        const saved = asDocument(await sources.api.put('api/desk', next));
        known = saved ?? { ...next, version: next.version + 1 };
        return onServer(known);
      } catch (error) {
        known = undefined;
        if (!isConflict(error) || conflicts === MOST_CONFLICTS) throw error;
        document = (await load(sources)) ?? document;
      }
    }
  };

  return {
    Query: {
      desk: async (_root, _args, sources) => {
        // What is being saved would be missing from the answer.
        await changing.catch(() => {});
        const document = await load(sources);
        if (document !== null) return onServer(document);
        return inBrowser(browserDesk(sources.storage, sources.person).read());
      },
    },
    Mutation: {
      changeDesk: (_root, args, sources) => {
        const saving = changing.catch(() => {}).then(() => change(args.change, sources));
        changing = saving;
        return saving;
      },
    },
  };
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
