import { createAccounts, type Accounts } from './accounts';
import { createSessions } from './auth';
import type { InterceptedServer } from './interceptor';
import { createPasswords } from './passwords';
import { createPushAddresses, type PushAddresses } from './push-addresses';
import { createReports } from './reports/reports';
import { openSavedState, type StateStorage } from './saved-state';
import { behaviourOf } from './scenarios';
import { createMarket, createMarketAt, type MarketOptions } from './simulator/simulator';
import { createSubscriptions } from './user-subscriptions';

/** A running server; its accounts are those of its people, whoever is signed in. */
export type MockServer = InterceptedServer & {
  readonly accounts: Accounts;
  readonly pushAddresses: PushAddresses;
};

export type BackendOptions = MarketOptions & {
  /** One of `scenarioNames`; any other name throws. */
  scenario?: string;
  /** Persists edits and sessions over a reload of the page, and shares them with every page on the same storage. */
  storage?: StateStorage;
  /** How long a token is valid, in seconds; without it a token has no end and does not say any. */
  sessionLife?: number;
  /** The product's name, which its subscriptions carry. */
  brand?: string;
  /** The time of the streamed prices; without it that of all others. */
  streamNow?: () => Date;
  /** Calls a listener when the clock was set to another time or speed; returns a function that ends that. */
  onClockSet?: (listener: () => void) => () => void;
  /** The public key of whoever sends alerts by Web Push; without one the server offers none: a page cannot send itself any. */
  pushKey?: string;
};

/** Creates the collaborators that the routes of one server share. */
export function createMockBackend({
  scenario = 'demo',
  storage,
  sessionLife,
  brand = 'Nhịp',
  streamNow,
  onClockSet,
  pushKey,
  ...given
}: BackendOptions) {
  const behaviour = behaviourOf(scenario);
  const options = { ...(behaviour.shock && { shock: behaviour.shock }), ...given };
  const market = createMarket(options);
  const state = openSavedState(scenario, storage);
  return {
    market,
    /** The market whose prices are streamed. */
    streamedMarket: streamNow ? createMarket({ ...options, now: streamNow }) : market,
    onClockSet,
    /** The market as it stands at an instant, whatever the time is. */
    marketAt: (instant: Date) => createMarketAt(instant, options),
    reports: createReports(market),
    state,
    accounts: createAccounts(state, behaviour.isEmpty),
    sessions: createSessions(state, sessionLife),
    passwords: createPasswords(state),
    pushAddresses: createPushAddresses(pushKey),
    behaviour,
    subscriptions: createSubscriptions(state, brand, market.now),
  };
}

export type Backend = ReturnType<typeof createMockBackend>;
