import { fromCallback } from 'xstate';
import type { FollowOnLine, LineEvent, LineSymbols } from '../../../machines/stream.setup';
import type { PriceStream } from '../../rest/price-stream';
import type { StreamBrowser } from './browser';

/** How often the machine hears of a line at most, in ms: each time it measures the silence anew. */
const HEARD_AGAIN = 1_000;

/** A line without a row so long after its first comment has none, in ms: it begins with the newest rows. */
const ROWS_WITHIN = 2_000;

type Options = Pick<PriceStream, 'open' | 'push'> & Pick<StreamBrowser, 'schedule'>;

/**
 * The line of `machines/stream.machine.ts`: it hands on every row, and ends with its actor. Where others are followed a further
 * line is opened, and this one ends with the first row of that, or when that is heard and has none; there are never more than the
 * two.
 */
export function createLine({ open, push, schedule }: Options) {
  return fromCallback<FollowOnLine, LineSymbols>(({ input, sendBack, receive }) => {
    const send = (event: LineEvent) => sendBack(event);
    let older: AbortController | null = null;
    let isReplacing = false;
    let hasRow = false;
    let cancelPause: (() => void) | null = null;
    let cancelRowless: (() => void) | null = null;

    const endReplacing = () => {
      isReplacing = false;
      cancelRowless?.();
      cancelRowless = null;
    };
    const replace = () => {
      endReplacing();
      older?.abort();
      send({ type: 'line replaced' });
    };

    const openLine = (followed: LineSymbols) => {
      const line = new AbortController();
      const { signal } = line;
      const onOpen = () => {
        if (!signal.aborted && !isReplacing) send({ type: 'opened' });
      };
      const onEvent: Parameters<typeof open>[1]['onEvent'] = (rows) => {
        if (signal.aborted) return;
        push(rows);
        if (line === newest && isReplacing) {
          if (rows.length > 0) replace();
          else cancelRowless ??= schedule(ROWS_WITHIN, replace);
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
      endReplacing();
      isReplacing = true;
      newest = openLine(followed);
    });
    return () => {
      cancelPause?.();
      cancelRowless?.();
      older?.abort();
      newest.abort();
    };
  });
}
