import { asList, asRecord, parseStored, type JsonRecord } from '../../lib/json';
import type { Rest } from '../../rest/client';
import { requestStream } from '../../rest/event-stream';
import { joinUrl } from '../../rest/paths';
import type { LineSymbols, PriceStream } from '../../rest/price-stream';
import { rowsIn } from '../feed/odd-quotes';

type Options = { rest: Rest; feedUrl: string; request?: typeof requestStream };

/** Creates the function that opens a line of a feed's `/stream`. */
export function createFeedLine({ rest, feedUrl, request = requestStream }: Options): PriceStream['open'] {
  return (followed, { onOpen, onEvent }, signal) => {
    let isOpen = false;
    const report = (rows: readonly JsonRecord[]) => {
      if (!isOpen) onOpen();
      isOpen = true;
      onEvent(rows);
    };
    return request(rest, joinUrl(feedUrl, streamPath(followed)), {
      ...{ absolute: true, signal },
      onMessage: (message) => report(rowsOfEvent(message)),
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

/** The rows of an event: one, or those of a list; none of an event with a name of its own, or that cannot be read. */
function rowsOfEvent({ event, data }: { event: string; data: string }): readonly JsonRecord[] {
  if (event !== 'message') return [];
  const content = asRecord(parseStored(data));
  if (content === null) return [];
  return asList(content['d']) === null ? [content] : rowsIn(content);
}
