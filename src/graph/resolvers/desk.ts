import { RestError, nullIfNotFound } from '../../rest/errors';
import type { Sources } from '../backend';
import { browserDesk, type DeskStorage } from '../desk/browser-desk';
import { asDocument, withChange, type DeskDocument } from '../desk/document';
import { readDesk } from '../desk/fields';
import { forgetStoredSettings, storedSettings } from '../desk/stored-settings';
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
    if (document === null) {
      const kept = browserDesk(sources.storage, sources.person);
      const saved = kept.change(withStored(changed, readDesk(kept.read().document), sources));
      forgetStoredSettings(sources.storage, sources.person);
      return inBrowser(saved);
    }
    for (let conflicts = 0; ; conflicts += 1) {
      const next: DeskDocument = withChange(document, withStored(changed, readDesk(document), sources));
      try {
        const saved = asDocument(await sources.api.put('api/desk', next));
        known = saved ?? { ...next, version: next.version + 1 };
        forgetStoredSettings(sources.storage, sources.person);
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
        const { storage, person } = sources;
        const desk = document === null ? inBrowser(browserDesk(storage, person).read()) : onServer(document);
        return { ...desk, settings: desk.settings ?? storedSettings(storage, person) };
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

/** A change with the settings that this browser kept apart, which the first change of a desk without any brings to it. */
function withStored(
  change: DeskChange,
  { settings }: Pick<Desk, 'settings'>,
  sources: DeskSources,
): DeskChange {
  const { storage, person } = sources;
  return settings ? change : { ...change, settings: change.settings ?? storedSettings(storage, person) };
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
