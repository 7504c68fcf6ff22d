import { newAccountList } from './factories/watchlist';
import type { MockServer, Rows } from './models';
import type { SavedState } from './saved-state';

/** Loads the seed and, over it, what is saved, unless nothing has changed since the last call. */
export type SyncDatabase = () => void;

/** The database is a working copy: accounts and lists are changed in the saved state, which all pages share. */
export function createSync({ db }: MockServer, state: SavedState): SyncDatabase {
  let seed: Rows | null = null;
  let loaded: Partial<ReturnType<SavedState['read']>> = {};

  return () => {
    seed ??= db.dump() as unknown as Rows;
    const saved = state.read();
    if (saved.accounts === loaded.accounts && saved.symbols === loaded.symbols) return;
    loaded = saved;
    db.emptyData();
    db.loadData(withSaved(seed, saved));
  };
}

function withSaved(
  { users, watchlists }: Rows,
  { accounts, symbols }: Pick<ReturnType<SavedState['read']>, 'accounts' | 'symbols'>,
): Rows {
  const signedUp = Object.keys(accounts).filter((id) => users.every((user) => user.id !== id));
  const lists = [...watchlists, ...signedUp.map(newAccountList)];
  return {
    users: [
      ...users.map((user) => ({ ...(accounts[user.id] ?? user), id: user.id })),
      ...signedUp.map((id) => ({ ...accounts[id]!, id })),
    ],
    watchlists: lists.map((list) => ({ ...list, symbols: [...(symbols[list.id] ?? list.symbols)] })),
  };
}
