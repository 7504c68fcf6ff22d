import type { Watchlist } from '../shared/useLists';

/** The person's watchlists, and the one that a star puts a symbol on. */
export type Lists = {
  readonly all: readonly Watchlist[];
  /** Whether those of the server are on their way, or why they could not be loaded. */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The symbols on the list of the stars; null where there is no list. */
  readonly starred: ReadonlySet<string> | null;
  readonly onStar: (symbol: string) => void;
  /** Puts a symbol on the list of an id. */
  readonly onAdd: (id: string, symbol: string) => void;
};
