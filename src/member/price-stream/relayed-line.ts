import type { LineListener, PriceStream } from '../../rest/price-stream';
import type { TabMessage } from './tab-messages';

type Options = {
  readonly open: PriceStream['open'];
  readonly post: (message: TabMessage) => void;
  /** Whether this tab still reads the line for others. */
  readonly isLeading: () => boolean;
  /** Whether any other tab listens. */
  readonly hasListeners: () => boolean;
};

/** The line that this tab reads, of which the others hear. */
export function createRelayedLine({ open, post, isLeading, hasListeners }: Options) {
  const lines = new Set<{ isOpen: boolean }>();
  const isOpen = () => [...lines].some((line) => line.isOpen);

  return {
    /** Whether it has brought anything. */
    isOpen,
    open: (async (followed, { onOpen, onEvent }, signal) => {
      const line = { isOpen: false };
      lines.add(line);
      const relay: LineListener = {
        onOpen() {
          line.isOpen = true;
          post({ type: 'opened' });
          onOpen();
        },
        onEvent(rows) {
          line.isOpen = true;
          if (hasListeners()) post({ type: 'rows', rows });
          onEvent(rows);
        },
      };
      try {
        await open(followed, relay, signal);
      } finally {
        lines.delete(line);
        // Its successor may take long to open.
        const isMissing = line.isOpen && !isOpen();
        if (isLeading() && (lines.size === 0 || isMissing)) post({ type: 'ended' });
      }
    }) as PriceStream['open'],
  };
}
