import { asRecord } from '../../lib/json';
import { securityKindOf } from '../../market/exchange';
import { RestError } from '../../rest/errors';
import { shareLoad } from '../../rest/share-load';
import type { FeedSources } from './bars-query';
import { isInPoints } from './odd-price';

/** Whether symbols are in points, as their sessions have found out, and the loads that find it out. */
const found = new WeakMap<object, Map<string, boolean>>();
const running = new WeakMap<object, Map<string, Promise<boolean>>>();

/**
 * Whether a symbol is in points: by its name, or where that tells nothing by the type that the feed's `/symbols` has of it, which is
 * requested once a session. Of a feed in đồng an index would be divided like a share otherwise.
 */
export async function isOfPoints({ feed, session }: FeedSources, symbol: string): Promise<boolean> {
  if (isInPoints(symbol)) return true;
  if (securityKindOf(symbol) !== null) return false;
  const known = ofSession(found, session);
  return (
    known.get(symbol) ??
    shareLoad(ofSession(running, session), symbol, async () => {
      const about = await feed(`symbols?symbol=${encodeURIComponent(symbol)}`).catch(nullUnlessAborted);
      const isIndex = asRecord(about)?.['type'] === 'index';
      // What could not be loaded is asked for again.
      if (about !== null) known.set(symbol, isIndex);
      return isIndex;
    })
  );
}

function ofSession<Value>(sessions: WeakMap<object, Map<string, Value>>, session: object) {
  const own = sessions.get(session) ?? new Map<string, Value>();
  sessions.set(session, own);
  return own;
}

/** That nobody waits for it any more says nothing of the symbol. */
function nullUnlessAborted(error: unknown): null {
  if (error instanceof RestError && error.kind === 'aborted') throw error;
  return null;
}
