import { createServer, Serializer } from 'miragejs';
import { createSessions } from './auth';
import type { Backend } from './backend';
import { createSync } from './database';
import { createFaults, declareWithFaults, type Faults } from './faults';
import { USERS } from './factories/user';
import { LISTS_PER_USER } from './factories/watchlist';
import {
  backendPath,
  failLoads,
  requireAdmin,
  requireToken,
  setMiddleware,
  syncBeforeAndAfter,
} from './middleware';
import { reportMissingRoutes } from './missing-route';
import { factories, models, type MockServer } from './models';
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
  environment?: 'development' | 'test';
  /** The base of the API, /news and /udf; same origin by default. */
  urlPrefix?: string;
  /** The product's name, which its subscriptions carry. */
  brand?: string;
  /** The faults of calls, which may change while the server runs. */
  faults?: Faults;
};

/** What a demo reads beside the server's calls, whoever is signed in. */
type Listing = { readonly listSignals: () => ReturnType<typeof listSignals> };

/** Starts a whole backend in the page: it serves the API, the news, the days of COVID-19 and the chart feed, and passes other requests through. */
export function startMockServer({
  scenario = 'demo',
  storage,
  environment = 'development',
  timing = environment === 'test' ? 0 : 120,
  urlPrefix = '',
  brand = 'Nhịp',
  faults = createFaults(),
  ...marketOptions
}: Options): MockServer & Listing {
  const behaviour = behaviourOf(scenario);
  const options = { ...(behaviour.shock && { shock: behaviour.shock }), ...marketOptions };
  const market = createMarket(options);
  const state = openSavedState(scenario, storage);
  const backend: Backend = {
    market,
    marketAt: (instant) => createMarketAt(instant, options),
    reports: createReports(market),
    state,
    sessions: createSessions(state),
    passwords: createPasswords(state),
    behaviour,
    subscriptions: createSubscriptions(state, brand, market.now),
  };

  const server: MockServer = createServer({
    environment,
    logging: false,
    urlPrefix,
    useDefaultPassthroughs: false,
    models,
    factories,
    serializers: { application: Serializer.extend({ root: false, embed: true }) },
    // Outside tests Mirage loads the factories only of a server that has seeds.
    seeds() {},
    routes() {
      const declared = this as MockServer;
      declareWithFaults(declared, faults, () => declareRoutes(declared, backend));
      this.passthrough((request) => backendPath(request.url, urlPrefix) === null);
    },
  });
  // Not in the configuration above: Mirage would set it to 0 in tests, also for a slow backend.
  server.timing = behaviour.timing ?? timing;
  reportMissingRoutes(server, backend.sessions, urlPrefix);
  seed(server, backend);
  return Object.assign(server, { listSignals: () => listSignals(backend) });
}

function declareRoutes(server: MockServer, backend: Backend) {
  const { behaviour, sessions, state } = backend;
  const forAll = [
    ...(behaviour.failsLoads ? [failLoads(behaviour.failsLoads)] : []),
    syncBeforeAndAfter(createSync(server, state)),
  ];
  setMiddleware(server, forAll);
  loginRoute(server, backend);
  registerRoute(server, backend);
  recoveryRoutes(server, backend);
  confirmationRoutes(server);
  publicPulseRoute(server, backend);
  newsRoute(server, backend);
  covidRoute(server, backend);
  udfRoutes(server, backend);

  setMiddleware(server, [...forAll, requireToken(sessions, server), requireAdmin(sessions, server)]);
  userRoute(server, backend);
  subscriptionRoutes(server, backend);
  adminSignalRoute(server, backend);

  setMiddleware(server, [...forAll, requireToken(sessions, server)]);
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

function seed(server: MockServer, { behaviour }: Backend) {
  server.createList('user', USERS);
  const changes = behaviour.isEmpty ? { symbols: [] } : {};
  server.createList('watchlist', USERS * LISTS_PER_USER, changes);
}
