import { createServer, Serializer } from 'miragejs';
import { refuse } from './http';
import { createSessions } from './auth';
import type { Backend } from './backend';
import { createReports } from './reports/reports';
import { LISTS_PER_USER } from './factories/watchlist';
import { adminRequired, failsLoads, inStepWith, isOurs, setGates, tokenRequired } from './middleware';
import { createMemory, type MemoryStorage } from './saved-state';
import { factories, models, type MockServer } from './models';
import { createPasswords } from './passwords';
import { botRoute } from './routes/bot';
import { confirmationRoutes } from './routes/confirmation';
import { adminSignalRoute } from './routes/admin-signal';
import { marketPulseRoute } from './routes/market-pulse';
import { newsRoute } from './routes/news';
import { passwordChangeRoute } from './routes/password-change';
import { recoveryRoutes } from './routes/recovery';
import { registerRoute } from './routes/register';
import { planRoutes } from './routes/plan';
import { profileRoute } from './routes/profile';
import { loginRoute, logoutRoute } from './routes/session';
import { signalRoute } from './routes/signal';
import { udfRoutes } from './routes/udf';
import { userRoute } from './routes/user';
import { watchlistRoutes } from './routes/watchlist';
import { whaleRoute } from './routes/whale';
import { behaviourOf } from './scenarios';
import { createMarket, type MarketOptions } from './simulator/simulator';

type Options = MarketOptions & {
  /** One of `scenarioNames`; any other name throws. */
  scenario?: string;
  /** Keeps edits and sessions over a reload of the page, and shares them with every page on the same storage. */
  storage?: MemoryStorage;
  /** Milliseconds before an answer. */
  timing?: number;
  environment?: 'development' | 'test';
  /** The base that the API, /news and /udf are served under; same origin by default. */
  urlPrefix?: string;
};

const USERS = 2;

/** A whole backend in the page: it answers the API, the news and the chart feed, and lets every other request through. */
export function startMockServer({
  scenario = 'demo',
  storage,
  environment = 'development',
  timing = environment === 'test' ? 0 : 120,
  urlPrefix = '',
  ...marketOptions
}: Options): MockServer {
  const behaviour = behaviourOf(scenario);
  const market = createMarket({ ...(behaviour.shock && { shock: behaviour.shock }), ...marketOptions });
  const memory = createMemory(scenario, storage);
  const backend: Backend = {
    market,
    reports: createReports(market),
    memory,
    sessions: createSessions(memory),
    passwords: createPasswords(),
    behaviour,
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
      route(this as MockServer, backend);
      this.passthrough((request) => !isOurs(request.url, urlPrefix));
    },
  });
  // Not in the configuration above: Mirage would set it to 0 in tests, also for a slow backend.
  server.timing = behaviour.timing ?? timing;
  seed(server, backend);
  return server;
}

function route(server: MockServer, backend: Backend) {
  const { failsLoads: which } = backend.behaviour;
  const gates = which ? [failsLoads(which)] : [];
  setGates(server, gates);
  loginRoute(server, backend);
  registerRoute(server, backend);
  recoveryRoutes(server, backend);
  confirmationRoutes(server);
  newsRoute(server, backend);
  udfRoutes(server, backend);

  setGates(server, [...gates, tokenRequired(backend.sessions), adminRequired(backend.sessions, server)]);
  userRoute(server);
  planRoutes(server);
  adminSignalRoute(server, backend);

  setGates(server, [...gates, tokenRequired(backend.sessions), inStepWith(backend.memory, server)]);
  logoutRoute(server, backend);
  profileRoute(server, backend);
  passwordChangeRoute(server, backend);
  watchlistRoutes(server, backend);
  signalRoute(server, backend);
  marketPulseRoute(server, backend);
  whaleRoute(server, backend);
  botRoute(server);
  for (const verb of ['get', 'post'] as const) {
    server[verb]('/api/*path', () => refuse(404, 'Không tìm thấy địa chỉ này.'));
  }
}

function seed(server: MockServer, { behaviour }: Backend) {
  server.createList('user', USERS);
  const nothing = behaviour.isEmpty ? { symbols: [] } : {};
  server.createList('watchlist', USERS * LISTS_PER_USER, nothing);
}
