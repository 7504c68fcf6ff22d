import { fromCallback } from 'xstate';
import type { FollowOnLine, LineEvent, LineSymbols } from '../../../machines/stream.setup';
import type { PriceStream } from '../../rest/price-stream';

/**
 * The line of `machines/stream.machine.ts`: it hands on every row, and ends with its actor. Where others are followed a further
 * line is opened, and this one ends with the first row of that; there are never more than the two.
 */
export function createLine({ open, push }: Pick<PriceStream, 'open' | 'push'>) {
  return fromCallback<FollowOnLine, LineSymbols>(({ input, sendBack, receive }) => {
    const send = (event: LineEvent) => sendBack(event);
    let older: AbortController | null = null;
    let isReplacing = false;

    const openLine = (followed: LineSymbols) => {
      const line = new AbortController();
      const { signal } = line;
      const onOpen = () => {
        if (!signal.aborted && !isReplacing) send({ type: 'opened' });
      };
      const onEvent: Parameters<typeof open>[1]['onEvent'] = (rows) => {
        if (signal.aborted) return;
        if (rows.length > 0) push(rows);
        if (rows.length === 0) send({ type: 'heard' });
        else if (line === newest && isReplacing) {
          isReplacing = false;
          older?.abort();
          send({ type: 'line replaced' });
        } else send({ type: 'row received' });
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
      older?.abort();
      newest.abort();
    };
  });
}
