import { createServer } from 'miragejs';
import type { Day } from '../src/market/day';
import { toThousand } from '../src/market/format';
import { listingOf } from './listing/universe';
import { createMockBackend, type Backend, type BackendOptions, type MockServer } from './backend';
import { createFaults, type Faults } from './faults';
import { createInterceptor, type Connect } from './interceptor';
import { failLoads, refuseLargeBody, requireAdmin, requireToken } from './middleware';
import { respondMissing } from './missing-route';
import { botRoute } from './routes/bot';
import { confirmationRoutes } from './routes/confirmation';
import { companyRoute } from './routes/company';
import { covidRoute } from './routes/covid';
import { createDesks, deskRoutes, type DesksOf } from './routes/desk';
import { figuresRoute } from './routes/figures';
import { marketPulseRoute, publicPulseRoute } from './routes/market-pulse';
import { newsRoute } from './routes/news';
import { passwordChangeRoute } from './routes/password-change';
import { pushRoutes } from './routes/push';
import { ownSubscriptionRoutes, subscriptionRoutes } from './routes/subscription';
import { profileRoute } from './routes/profile';
import { recoveryRoutes } from './routes/recovery';
import { registerRoute } from './routes/register';
import { loginRoute, logoutRoute, refreshRoute } from './routes/session';
import { adminSignalRoute, listSignals, signalRoute } from './routes/signal';
import { udfRoutes } from './routes/udf';
import { userRoute } from './routes/user';
import { watchlistRoutes } from './routes/watchlist';
import { whaleRoute } from './routes/whale';

type Options = BackendOptions & {
  /** Milliseconds before a response. */
  timing?: number;
  /** The faults of calls, which may change while the server runs. */
  faults?: Faults;
  /** Connects the server to its socket, until it is shut down; without one its `handle` is called. */
  connect?: Connect;
};

/** Starts a whole backend: it serves the API, the news, the days of COVID-19 and the chart feed. */
export function startMockServer({ timing = 120, faults = createFaults(), connect, ...options }: Options) {
  const backend = createMockBackend(options);
  const { accounts, behaviour, market, pushAddresses } = backend;
  const desksOf = createDesks(backend);
  const { interceptor, handle, onResponse } = createInterceptor({
    faults,
    respondMissing: async (request) => respondMissing(request).toRackResponse(),
    connect,
  });
  // Mirage's types leave the interceptor out, and have the DOM's Response in its middleware.
  const mirage = createServer({ logging: false, ...{ interceptor } });
  const server = Object.assign(mirage, {
    handle,
    onResponse,
    accounts,
    pushAddresses,
  }) as unknown as MockServer;
  server.timing = behaviour.timing ?? timing;
  declareRoutes(server, backend, desksOf);
  server.middleware = [];
  return Object.assign(server, {
    /** The desks that the one of a user belongs to. */
    desksOf,
    /** The signals, which a demo reads whoever is signed in. */
    listSignals: () => listSignals(backend),
    /** What a symbol of the market cost at the end of one of its newest trading days, in đồng; NaN for none of its symbols. */
    priceInDong: (symbol: string, day: Day) => {
      const listing = listingOf(symbol);
      return listing ? market.snapshot(listing, day).price : Number.NaN;
    },
    marketNow: market.now,
    /** A symbol's price of now, in thousand đồng, and its change in percent; null for none of the market's, or without a match. */
    quoteOf(symbol: string) {
      const listing = listingOf(symbol);
      const { bar, reference } = listing ? market.snapshot(listing, market.today()) : {};
      if (!bar || !reference) return null;
      return { price: toThousand(bar.close), changePercent: (bar.close / reference - 1) * 100 };
    },
  });
}

function declareRoutes(server: MockServer, backend: Backend, desksOf: DesksOf) {
  const { behaviour, sessions, accounts } = backend;
  const forAll = [refuseLargeBody, ...(behaviour.failsLoads ? [failLoads(behaviour.failsLoads)] : [])];
  server.middleware = forAll;
  loginRoute(server, backend);
  registerRoute(server, backend);
  recoveryRoutes(server, backend);
  confirmationRoutes(server);
  publicPulseRoute(server, backend);
  newsRoute(server, backend);
  covidRoute(server, backend);
  udfRoutes(server, backend);

  server.middleware = [...forAll, requireToken(sessions, accounts), requireAdmin(sessions, accounts)];
  userRoute(server, backend);
  subscriptionRoutes(server, backend);
  adminSignalRoute(server, backend);

  server.middleware = [...forAll, requireToken(sessions, accounts)];
  logoutRoute(server, backend);
  refreshRoute(server, backend);
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
  deskRoutes(server, backend, desksOf);
  pushRoutes(server, backend);
}
