import type { LineSymbols } from '../../machines/stream.setup';
import type { JsonRecord } from '../lib/json';
import type { Store } from '../lib/store';

export type { LineSymbols };

/** What a line says while it is open. */
export type LineListener = {
  /** It brings something, to this tab or to the one that reads it: a server that accepts a line may still send nothing on it. */
  readonly onOpen: () => void;
  /** The rows of an event, as the server sent them; none for a comment or an event that cannot be read. */
  readonly onEvent: (rows: readonly JsonRecord[]) => void;
};

/** The streamed prices of a session: what its views follow, and what the line brings. */
export type PriceStream = {
  /** What the operations of the session follow together; empty while there are none. */
  readonly followed: Pick<Store<LineSymbols>, 'get' | 'subscribe'>;
  /** Opens a line; resolves when the server ends it, rejects with a `RestError` where it is refused or breaks. */
  readonly open: (followed: LineSymbols, listener: LineListener, signal: AbortSignal) => Promise<void>;
  /** Hands the rows of an event to the operations that follow their symbols. */
  readonly push: (rows: readonly JsonRecord[]) => void;
  /** Loads the session's watchlists, whose refusal ends it: for a line that is refused with 401. */
  readonly checkSession: () => void;
};
