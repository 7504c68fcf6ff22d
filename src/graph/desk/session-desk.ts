import { inTurn } from '../../lib/locks';
import { RestError, nullIfNotFound } from '../../rest/errors';
import type { DeskBrowser, Sources } from '../backend';
import type { Desk, DeskChange } from '../resolvers.types';
import { browserDesk, type BrowserTab } from './browser-desk';
import { asDocument, withChange, type DeskDocument } from './document';
import { readDesk } from './fields';
import { ownBrowser } from './own-browser';
import { requireLists } from './own-lists';
import { createDocumentSaver } from './save-document';
import { isAnswerLost, isConflict, isTooLarge } from './save-failure';
import { unsentChanges } from './unsent';

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
  /** The version of the server's document with which the changes that wait were refused last. */
  let refusedWith: number | undefined;
  const saver = createDocumentSaver();
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

  const unsentOf = ({ person = '', browser = ownBrowser }: Sources) => unsentChanges(browser.storage, person);

  /** What of the server's document and the changes that it has refused is shown. */
  const withUnsent = (document: DeskDocument, sources: Sources): Promise<Desk> => {
    const changes = unsentOf(sources)
      .read()
      .map(({ change }) => change);
    return ofServer(changes.reduce(withChange, document), changes.length > 0);
  };

  /** Keeps a change that the server has refused as too large, until it fits. */
  const keep = (change: DeskChange | null, document: DeskDocument, sources: Sources): Promise<Desk> => {
    try {
      if (change) unsentOf(sources).add(change);
    } catch {
      throw new RestError('tooLarge', { status: 413 });
    }
    refusedWith = document.version;
    return withUnsent((known = document), sources);
  };

  /** Saves a change with those that wait, or these alone. */
  const save = async (change: DeskChange | null, sources: Sources): Promise<Desk> => {
    let document = known === undefined ? await loadDocument(sources) : known;
    if (document === null) return ofBrowser(await inBrowser(sources).change(change ?? {}));
    for (let conflicts = 0; ; conflicts += 1) {
      const waiting = unsentOf(sources).read();
      const changes = [...waiting.map((each) => each.change), ...(change ? [change] : [])];
      try {
        known = await saver.save(document, changes.reduce(withChange, document), sources.api);
        unsentOf(sources).remove(waiting);
        return ofServer(known);
      } catch (error) {
        known = undefined;
        const newest = isAnswerLost(error) ? await loadDocument(sources).catch(() => null) : null;
        if (newest && (await hasAll(newest, changes))) {
          unsentOf(sources).remove(waiting);
          return ofServer(newest);
        }
        if (isTooLarge(error)) return keep(change, document, sources);
        if (newest && saver.isRefusedByLength()) return keep(change, newest, sources);
        if (!isConflict(error) || conflicts === MOST_CONFLICTS) throw error;
        await (sources.browser ?? ownBrowser).wait(pauseAfter(conflicts));
        document = (await loadDocument(sources)) ?? document;
      }
    }
  };

  const saveInTurn = (change: DeskChange | null, sources: Sources): Promise<Desk> => {
    const { person = '', browser = ownBrowser } = sources;
    const run = async () => {
      const desk = await save(change, sources);
      if (desk.keeper === 'SERVER' && !desk.isUnsent) tellOtherTabs(browser);
      requireLists(change?.lists, desk.lists);
      return desk;
    };
    const saving = changing.catch(() => {}).then(() => inTurn(browser.locks, `desk.${person}`, run));
    changing = saving;
    return saving;
  };

  /** Whether changes wait that were not refused with this very document of the server. */
  const mayFit = ({ version }: DeskDocument, sources: Sources) =>
    version !== refusedWith && unsentOf(sources).read().length > 0;

  return {
    async load(sources: Sources): Promise<Desk> {
      for (;;) {
        const before = changing;
        // What is being saved would be missing from the answer, also what is saved while it is on its way.
        await before.catch(() => {});
        const document = await loadDocument(sources);
        const sent =
          document && mayFit(document, sources) && (await saveInTurn(null, sources).catch(() => null));
        if (sent) return sent;
        const desk = await (document === null
          ? ofBrowser(inBrowser(sources).load())
          : withUnsent(document, sources));
        if (changing === before) return desk;
      }
    },
    change: (change: DeskChange, sources: Sources): Promise<Desk> => saveInTurn(change, sources),
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

async function ofServer(document: DeskDocument, isUnsent = false): Promise<Desk> {
  return { ...(await readDesk(document)), keeper: 'SERVER', isUnsent, damaged: [] };
}

async function ofBrowser({
  document,
  damaged,
}: ReturnType<ReturnType<typeof browserDesk>['load']>): Promise<Desk> {
  return { ...(await readDesk(document)), keeper: 'BROWSER', isUnsent: false, damaged };
}

/** Whether a document has all of some changes: to merge them once more changes nothing that is read. */
async function hasAll(document: DeskDocument, changes: readonly DeskChange[]): Promise<boolean> {
  const merged = changes.reduce(withChange, document);
  const [now, again] = await Promise.all([readDesk(document), readDesk(merged)]);
  return JSON.stringify(now) === JSON.stringify(again);
}
