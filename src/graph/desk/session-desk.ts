import { inTurn } from '../../lib/locks';
import { RestError, nullIfNotFound, type RestErrorKind } from '../../rest/errors';
import type { DeskBrowser, Sources } from '../backend';
import type { Desk, DeskChange } from '../resolvers.types';
import { browserDesk, type BrowserTab } from './browser-desk';
import { asDocument, withChange, type DeskDocument } from './document';
import { readDesk } from './fields';
import { ownBrowser } from './own-browser';
import { requireLists } from './own-lists';

/** How often a change is merged into a newer document before it is given up. */
const MOST_CONFLICTS = 10;

const desks = new WeakMap<object, SessionDesk>();

/** The desk of a session. */
export function deskOf({ session }: Sources): SessionDesk {
  const desk = desks.get(session) ?? createDesk();
  desks.set(session, desk);
  return desk;
}

type SessionDesk = ReturnType<typeof createDesk>;

/** Loads and changes a desk; changes are saved one after the other, those of all tabs of a browser with locks. */
function createDesk() {
  /** The document as the server sent it last; undefined where that is not known, null where it lacks the call. */
  let known: DeskDocument | null | undefined;
  let changing: Promise<unknown> = Promise.resolve();
  const tab: BrowserTab = {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    changes: 0,
    recent: [],
  };

  const inBrowser = ({ person = '', browser = ownBrowser }: Sources) => browserDesk(browser, person, tab);

  const loadDocument = async ({ api }: Sources) => {
    const response = await api.get('api/desk').catch(nullIfNotFound);
    const document = asDocument(response);
    if (response !== null && document === null) throw new RestError('unreadable', { status: 200 });
    return (known = document);
  };

  /** The server's document where it has all of a change; null where it has not, or cannot be loaded. */
  const loadWith = async (change: DeskChange, sources: Sources) => {
    try {
      const document = await loadDocument(sources);
      return document !== null && (await hasAll(document, change)) ? document : null;
    } catch {
      return null;
    }
  };

  const save = async (change: DeskChange, sources: Sources): Promise<Desk> => {
    let document = known === undefined ? await loadDocument(sources) : known;
    if (document === null) return ofBrowser(await inBrowser(sources).change(change));
    for (let conflicts = 0; ; conflicts += 1) {
      const next: DeskDocument = withChange(document, change);
      try {
        const saved = asDocument(await sources.api.put('api/desk', next));
        known = saved ?? { ...next, version: next.version + 1 };
        return ofServer(known);
      } catch (error) {
        known = undefined;
        const arrived = isAnswerLost(error) && (await loadWith(change, sources));
        if (arrived) return ofServer(arrived);
        if (!isConflict(error) || conflicts === MOST_CONFLICTS) throw error;
        await (sources.browser ?? ownBrowser).wait(pauseAfter(conflicts));
        document = (await loadDocument(sources)) ?? document;
      }
    }
  };

  return {
    async load(sources: Sources): Promise<Desk> {
      for (;;) {
        const before = changing;
        // What is being saved would be missing from the answer, also what is saved while it is on its way.
        await before.catch(() => {});
        const document = await loadDocument(sources);
        const desk = await (document === null ? ofBrowser(inBrowser(sources).load()) : ofServer(document));
        if (changing === before) return desk;
      }
    },
    change(change: DeskChange, sources: Sources): Promise<Desk> {
      const { person = '', browser = ownBrowser } = sources;
      const run = async () => {
        const desk = await save(change, sources);
        if (desk.keeper === 'SERVER') tellOtherTabs(browser);
        requireLists(change.lists, desk.lists);
        return desk;
      };
      const saving = changing.catch(() => {}).then(() => inTurn(browser.locks, `desk.${person}`, run));
      changing = saving;
      return saving;
    },
  };
}

/** Has the other tabs load the desk again, as they do whenever a part of it in the storage changes; nothing stays there. */
function tellOtherTabs({ storage }: DeskBrowser) {
  try {
    storage().setItem('desk.changed', '');
    storage().removeItem('desk.changed');
  } catch {
    // Without room they load it when the person returns to them.
  }
}

/** A pause in ms before a change is merged again, longer each time and never the same in two browsers. */
function pauseAfter(conflicts: number): number {
  return Math.min(1_000, 20 * 2 ** conflicts) * (0.5 + Math.random() / 2);
}

async function ofServer(document: DeskDocument): Promise<Desk> {
  return { ...(await readDesk(document)), keeper: 'SERVER', damaged: [] };
}

async function ofBrowser({
  document,
  damaged,
}: ReturnType<ReturnType<typeof browserDesk>['load']>): Promise<Desk> {
  return { ...(await readDesk(document)), keeper: 'BROWSER', damaged };
}

/** Whether a document has all of a change: to merge it once more changes nothing that is read. */
async function hasAll(document: DeskDocument, change: DeskChange): Promise<boolean> {
  const [now, again] = await Promise.all([readDesk(document), readDesk(withChange(document, change))]);
  return JSON.stringify(now) === JSON.stringify(again);
}

/** How a save ends that may have arrived all the same. */
const WITHOUT_ANSWER: readonly RestErrorKind[] = ['unreachable', 'timeout', 'unreadable', 'oversized'];

/** Whether what was sent may have arrived. */
function isAnswerLost(error: unknown) {
  return error instanceof RestError && WITHOUT_ANSWER.includes(error.kind);
}

/** Whether the server has a newer document. */
function isConflict(error: unknown) {
  return error instanceof RestError && error.status === 409;
}
