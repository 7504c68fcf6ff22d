import { asRecord } from '../../lib/json';
import { securityKindOf } from '../../market/exchange';
import type { FeedSources } from './bars-query';
import { isInPoints } from './odd-price';

const loads = new WeakMap<object, Map<string, Promise<boolean>>>();

/**
 * Whether a symbol is in points: by its name, or where that tells nothing by the type that the feed's `/symbols` has of it, which is
 * requested once a session. Of a feed in đồng an index would be divided like a share otherwise.
 */
export async function isOfPoints({ feed, session }: FeedSources, symbol: string): Promise<boolean> {
  if (isInPoints(symbol)) return true;
  if (securityKindOf(symbol) !== null) return false;
  const known = loads.get(session) ?? new Map<string, Promise<boolean>>();
  loads.set(session, known);
  const load =
    known.get(symbol) ??
    feed(`symbols?symbol=${encodeURIComponent(symbol)}`)
      .then((about) => asRecord(about)?.['type'] === 'index')
      .catch(() => {
        known.delete(symbol);
        return false;
      });
  known.set(symbol, load);
  return load;
}
