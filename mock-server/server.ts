import { createServer } from 'miragejs';
import { createAccounts } from './accounts';
import { createSessions } from './auth';
import type { Backend, MockServer } from './backend';
import { createFaults, type Faults } from './faults';
import { createInterceptor, type Connect } from './interceptor';
import { failLoads, requireAdmin, requireToken, setMiddleware } from './middleware';
import { respondMissing } from './missing-route';
import { createPasswords } from './passwords';
import { createReports } from './reports/reports';
import { botRoute } from './routes/bot';
import { confirmationRoutes } from './routes/confirmation';
import { companyRoute } from './routes/company';
import { covidRoute } from './routes/covid';
import { deskRoutes } from './routes/desk';
import { figuresRoute } from './routes/figures';
import { marketPulseRoute, publicPulseRoute } from './routes/market-pulse';
import { newsRoute } from './routes/news';
import { passwordChangeRoute } from './routes/password-change';
import { ownSubscriptionRoutes, subscriptionRoutes } from './routes/subscription';
import { profileRoute } from './routes/profile';
import { recoveryRoutes } from './routes/recovery';
import { registerRoute } from './routes/register';
import { loginRoute, logoutRoute } from './routes/session';
import { adminSignalRoute, listSignals, signalRoute } from './routes/signal';
import { udfRoutes } from './routes/udf';
import { userRoute } from './routes/user';
import { watchlistRoutes } from './routes/watchlist';
import { whaleRoute } from './routes/whale';
import { openSavedState, type StateStorage } from './saved-state';
import { behaviourOf } from './scenarios';
import { createMarket, createMarketAt, type MarketOptions } from './simulator/simulator';
import { createSubscriptions } from './user-subscriptions';

type Options = MarketOptions & {
  /** One of `scenarioNames`; any other name throws. */
  scenario?: string;
  /** Persists edits and sessions over a reload of the page, and shares them with every page on the same storage. */
  storage?: StateStorage;
  /** Milliseconds before a response. */
  timing?: number;
  /** The product's name, which its subscriptions carry. */
  brand?: string;
  /** The faults of calls, which may change while the server runs. */
  faults?: Faults;
  /** Connects the server to its socket, until it is shut down; without one its `handle` is called. */
  connect?: Connect;
};

/** What a demo reads beside the server's calls, whoever is signed in. */
type Listing = { readonly listSignals: () => ReturnType<typeof listSignals> };

/** Starts a whole backend: it serves the API, the news, the days of COVID-19 and the chart feed. */
export function startMockServer({
  scenario = 'demo',
  storage,
  timing = 120,
  brand = 'Nhịp',
  faults = createFaults(),
  connect,
  ...marketOptions
}: Options): MockServer & Listing {
  const behaviour = behaviourOf(scenario);
  const options = { ...(behaviour.shock && { shock: behaviour.shock }), ...marketOptions };
  const market = createMarket(options);
  const state = openSavedState(scenario, storage);
  const accounts = createAccounts(state, behaviour.isEmpty);
  const sessions = createSessions(state);
  const backend: Backend = {
    market,
    marketAt: (instant) => createMarketAt(instant, options),
    reports: createReports(market),
    state,
    accounts,
    sessions,
    passwords: createPasswords(state),
    behaviour,
    subscriptions: createSubscriptions(state, brand, market.now),
  };

  const { interceptor, handle, onResponse } = createInterceptor({
    faults,
    respondMissing: async (request) => respondMissing(request, sessions).toRackResponse(),
    connect,
  });
  // Mirage's types leave the interceptor out.
  const mirage = createServer({ logging: false, ...{ interceptor } });
  mirage.timing = behaviour.timing ?? timing;
  const ours = { handle, onResponse, accounts, listSignals: () => listSignals(backend) };
  const server = Object.assign(mirage, ours);
  declareRoutes(server, backend);
  setMiddleware(server, []);
  return server;
}

function declareRoutes(server: MockServer, backend: Backend) {
  const { behaviour, sessions, accounts } = backend;
  const forAll = behaviour.failsLoads ? [failLoads(behaviour.failsLoads)] : [];
  setMiddleware(server, forAll);
  loginRoute(server, backend);
  registerRoute(server, backend);
  recoveryRoutes(server, backend);
  confirmationRoutes(server);
  publicPulseRoute(server, backend);
  newsRoute(server, backend);
  covidRoute(server, backend);
  udfRoutes(server, backend);

  setMiddleware(server, [...forAll, requireToken(sessions, accounts), requireAdmin(sessions, accounts)]);
  userRoute(server, backend);
  subscriptionRoutes(server, backend);
  adminSignalRoute(server, backend);

  setMiddleware(server, [...forAll, requireToken(sessions, accounts)]);
  logoutRoute(server, backend);
  profileRoute(server, backend);
  passwordChangeRoute(server, backend);
  ownSubscriptionRoutes(server, backend);
  watchlistRoutes(server, backend);
  signalRoute(server, backend);
  marketPulseRoute(server, backend);
  whaleRoute(server, backend);
  figuresRoute(server, backend);
  companyRoute(server, backend);
  botRoute(server);
  deskRoutes(server, backend);
}
