import { fromCallback } from 'xstate';
import type { FollowOnLine, LineEvent, LineSymbols } from '../../../machines/stream.setup';
import type { PriceStream } from '../../rest/price-stream';
import type { StreamBrowser } from './browser';

/** How often the machine hears of a line at most, in ms: each time it measures the silence anew. */
const HEARD_AGAIN = 1_000;

type Options = Pick<PriceStream, 'open' | 'push'> & Pick<StreamBrowser, 'schedule'>;

/**
 * The line of `machines/stream.machine.ts`: it hands on every row, and ends with its actor. Where others are followed a further
 * line is opened, and this one ends with the first row of that; there are never more than the two.
 */
export function createLine({ open, push, schedule }: Options) {
  return fromCallback<FollowOnLine, LineSymbols>(({ input, sendBack, receive }) => {
    const send = (event: LineEvent) => sendBack(event);
    let older: AbortController | null = null;
    let isReplacing = false;
    let hasRow = false;
    let cancelPause: (() => void) | null = null;

    const openLine = (followed: LineSymbols) => {
      const line = new AbortController();
      const { signal } = line;
      const onOpen = () => {
        if (!signal.aborted && !isReplacing) send({ type: 'opened' });
      };
      const onEvent: Parameters<typeof open>[1]['onEvent'] = (rows) => {
        if (signal.aborted) return;
        if (rows.length > 0) push(rows);
        if (rows.length > 0 && line === newest && isReplacing) {
          isReplacing = false;
          older?.abort();
          return send({ type: 'line replaced' });
        }
        if (cancelPause !== null && hasRow) return;
        cancelPause ??= schedule(HEARD_AGAIN, () => (cancelPause = null));
        hasRow ||= rows.length > 0;
        send({ type: rows.length === 0 ? 'heard' : 'row received' });
      };
      const onEnd = (end: LineEvent) => {
        if (signal.aborted || line !== newest) return;
        older?.abort();
        send(end);
      };
      open(followed, { onOpen, onEvent }, signal).then(
        () => onEnd({ type: 'ended' }),
        (error: unknown) => onEnd({ type: 'ended', error }),
      );
      return line;
    };

    let newest = openLine(input);
    receive(({ followed }) => {
      if (isReplacing) newest.abort();
      else older = newest;
      isReplacing = true;
      newest = openLine(followed);
    });
    return () => {
      cancelPause?.();
      older?.abort();
      newest.abort();
    };
  });
}
