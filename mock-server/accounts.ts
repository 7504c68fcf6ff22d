import type { Account } from './account';
import type { SavedState } from './saved-state';
import { seedAccounts } from './seed/user';
import { firstLists } from './seed/watchlist';

/** Who can sign in, and their lists: as they are saved, else as they were at the start, the lists of a new investor empty. */
export function createAccounts(state: SavedState, isEmpty = false) {
  const byId = () => ({ ...seedAccounts, ...state.read().accounts });
  const all = () => Object.entries(byId()).map(([id, account]) => ({ ...account, id }));

  return {
    all,
    find: (id: string | null): Account | undefined => byId()[id ?? ''],
    findByEmail: (address: string | null) => all().find(({ email }) => email.name === address),
    save: (id: string, account: Account) =>
      state.update({ accounts: { ...state.read().accounts, [id]: account } }),

    listsOf: (userId: string) =>
      firstLists(userId).map(({ symbols, ...list }): Watchlist => {
        return { ...list, symbols: state.read().symbols[list.id] ?? (isEmpty ? [] : symbols) };
      }),
    saveList: (id: string, symbols: readonly string[]) =>
      state.update({ symbols: { ...state.read().symbols, [id]: symbols } }),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

type Watchlist = { readonly id: string; readonly name: string; readonly symbols: readonly string[] };
