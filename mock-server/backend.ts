import type { Accounts } from './accounts';
import type { Sessions } from './auth';
import type { InterceptedServer } from './interceptor';
import type { Passwords } from './passwords';
import type { Reports } from './reports/reports';
import type { SavedState } from './saved-state';
import type { Behaviour } from './scenarios';
import type { Market } from './simulator/simulator';
import type { Subscriptions } from './user-subscriptions';

/** A running server; its accounts are those of its people, whoever is signed in. */
export type MockServer = InterceptedServer & { readonly accounts: Accounts };

/** The collaborators that the routes of one server share. */
export type Backend = {
  market: Market;
  /** The market as it stands at an instant, whatever the time is. */
  marketAt: (instant: Date) => Market;
  reports: Reports;
  state: SavedState;
  accounts: Accounts;
  sessions: Sessions;
  passwords: Passwords;
  behaviour: Behaviour;
  subscriptions: Subscriptions;
};
