import { Model, type Registry, type Server } from 'miragejs';
import type { Account } from './account';
import { user } from './factories/user';
import { watchlist } from './factories/watchlist';

type WatchlistRow = { userId: string; name: string; symbols: string[] };

export const models = {
  user: Model.extend<Account>({} as Account),
  watchlist: Model.extend<WatchlistRow>({} as WatchlistRow),
};

export const factories = { user, watchlist };

export type MockServer = Server<Registry<typeof models, typeof factories>>;
export type MockSchema = MockServer['schema'];

/** The rows of the database. */
export type Rows = {
  users: (Account & { id: string })[];
  watchlists: (WatchlistRow & { id: string })[];
};
