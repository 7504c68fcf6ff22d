import type { LastPage } from '../../../machines/session.setup';
import type { Session } from '../../../machines/user';
import { asRecord, parseStored } from '../../lib/json';
import type { TabText } from '../../lib/storage';

type Options = {
  text: TabText;
  isMemberPage: (path: string) => boolean;
  /** Called when the page is no longer that of the person who opened it: they signed out, or somebody else signed in. */
  onPersonLeft: () => void;
};

/** The tab's last page, kept over reloads; a stored text that is no member's page is none. */
export function openLastPage({ text, isMemberPage, onPersonLeft }: Options) {
  return {
    /** A page of a session that did not end by itself belongs to that session alone. */
    read(session: Session | null): LastPage | null {
      const stored = stateIn(text.read());
      if (stored === null || !isMemberPage(stored.path)) return null;
      return session !== null || stored.isEnded ? { person: stored.person, path: stored.path } : null;
    },
    write(lastPage: LastPage | null, session: Session | null) {
      const before = text.read();
      const next = lastPage && JSON.stringify({ ...lastPage, isEnded: session === null });
      if (next === before) return;
      text.write(next);
      const isOthers = lastPage === null || stateIn(before)?.person !== lastPage.person;
      if (before !== null && isOthers) onPersonLeft();
    },
  };
}

function stateIn(text: string | null): (LastPage & { isEnded: boolean }) | null {
  const record = asRecord(parseStored(text));
  const [person, path] = [record?.['person'], record?.['path']];
  if (typeof path !== 'string' || (typeof person !== 'string' && typeof person !== 'number')) return null;
  return { person, path, isEnded: record?.['isEnded'] === true };
}
