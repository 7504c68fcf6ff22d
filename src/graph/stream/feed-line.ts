import { asList, asRecord, parseStored, type JsonRecord } from '../../lib/json';
import type { Rest } from '../../rest/client';
import { RestError } from '../../rest/errors';
import { requestStream } from '../../rest/event-stream';
import { joinUrl } from '../../rest/paths';
import type { LineSymbols, PriceStream } from '../../rest/price-stream';
import { rowsIn } from '../feed/odd-quotes';
import { quotedSymbol } from '../readers/quotes';

/** So many events in a row that cannot be read end a line: what it brings is not the feed. */
const MOST_UNREADABLE = 3;

type Options = { rest: Rest; feedUrl: string; request?: typeof requestStream };

/**
 * Creates the function that opens a line of a feed's `/stream`. An event that cannot be read passes as one without rows; the third
 * in a row ends the line as unreadable, as prices would stand still on it for as long as it is heard.
 */
export function createFeedLine({ rest, feedUrl, request = requestStream }: Options): PriceStream['open'] {
  return (followed, { onOpen, onEvent }, signal) => {
    let isOpen = false;
    let unreadable = 0;
    const report = (rows: readonly JsonRecord[]) => {
      if (!isOpen) onOpen();
      isOpen = true;
      onEvent(rows);
    };
    return request(rest, joinUrl(feedUrl, streamPath(followed)), {
      ...{ absolute: true, signal },
      onMessage(message) {
        const rows = rowsOfEvent(message);
        if (rows === null) unreadable += 1;
        else if (rows.length > 0) unreadable = 0;
        if (unreadable === MOST_UNREADABLE) throw new RestError('unreadable');
        report(rows ?? []);
      },
      onComment: () => report([]),
    });
  };
}

function streamPath({ symbols, depth }: LineSymbols): string {
  const named = (list: readonly string[]) => list.map(encodeURIComponent).join(',');
  const parameters = [
    symbols === 'ALL' ? 'symbols=*' : symbols.length > 0 && `symbols=${named(symbols)}`,
    depth.length > 0 && `depth=${named(depth)}`,
  ];
  return `stream?${parameters.filter(Boolean).join('&')}`;
}

/** The rows of an event, none of one with a name of its own; null where no row names a symbol, and of one that cannot be read. */
function rowsOfEvent({ event, data }: { event: string; data: string }): readonly JsonRecord[] | null {
  if (event !== 'message') return [];
  const content = asRecord(parseStored(data));
  if (content === null) return null;
  const rows = asList(content['d']) === null ? [content] : rowsIn(content);
  return rows.length === 0 || rows.some((row) => quotedSymbol(row) !== null) ? rows : null;
}
