import type { JsonRecord } from '../../lib/json';
import type { PriceStream } from '../../rest/price-stream';

type Listener = {
  readonly begin: () => void;
  readonly onEvent: (rows: readonly JsonRecord[]) => void;
  readonly end: () => void;
};

/** The line that another tab reads, as this one hears of it. */
export function createHeardLine() {
  const listeners = new Set<Listener>();
  const each = (call: (listener: Listener) => void) => [...listeners].forEach(call);
  const open: PriceStream['open'] = (_, { onOpen, onEvent }, signal) =>
    new Promise<void>((resolve) => {
      let isOpen = false;
      const begin = () => {
        if (isOpen) return;
        isOpen = true;
        onOpen();
      };
      const end = () => {
        listeners.delete(listener);
        resolve();
      };
      const listener = { begin, onEvent, end };
      listeners.add(listener);
      signal.addEventListener('abort', end);
    });

  return {
    open,
    isFollowed: () => listeners.size > 0,
    opened: () => each(({ begin }) => begin()),
    rows: (rows: readonly JsonRecord[]) =>
      each(({ begin, onEvent }) => {
        begin();
        onEvent(rows);
      }),
    ended: () => each(({ end }) => end()),
  };
}
