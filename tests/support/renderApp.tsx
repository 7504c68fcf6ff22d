import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Response } from 'miragejs';
import { Fragment, StrictMode } from 'react';
import { beforeAll, expect, inject, onTestFinished, vi } from 'vitest';
import { demoAccounts } from '../../mock-server/demo-accounts';
import { createFaults } from '../../mock-server/faults';
import type { Connect } from '../../mock-server/interceptor';
import { CONFIG } from '../../mock-server/udf/config';
import { createReports } from '../../mock-server/reports/reports';
import type { MockServer } from '../../mock-server/backend';
import { openSavedState } from '../../mock-server/saved-state';
import { scenarioNames, type Scenario } from '../../mock-server/scenarios';
import { startMockServer } from '../../mock-server/server';
import { signInAs } from '../../mock-server/sign-in';
import { createMarket, type MarketOptions } from '../../mock-server/simulator/simulator';
import type { Demo } from '../../src/app/actors/demo';
import { App } from '../../src/app/App';
import { ownBrand } from '../../src/demo/brand';
import { connectPage } from '../../src/demo/connect-page';
import { createDemo, keepNotifications } from '../../src/demo/demo';
import { createTag } from '../../src/demo/DemoTag';
import type { Logo } from '../../src/demo/logo/logo';
import type { MarketTime } from '../../src/demo/market-time';
import { plannedSymbol } from '../../src/demo/planned-symbol';
import type { Latency } from '../../src/demo/settings';
import { createStore } from '../../src/lib/store';
import { createPresentation } from '../../src/demo/present/presentation';
import { createTour } from '../../src/demo/tour/tour';
import { startProduct } from '../../src/main';
import { requestProblems } from './contract/problems';
import { PASSWORD } from './login';
import { recommended } from './market';
import { panels } from './panels';
import { saveDesk, type DeskRows } from './saved-desk';

vi.mock('../../mock-server/simulator/simulator', async (load) =>
  (await import('./market')).keepMarket(await load()),
);
vi.mock('../../mock-server/reports/reports', async (load) =>
  (await import('./market')).keepReports(await load()),
);
const { keepPanel } = vi.hoisted(() => ({
  keepPanel: async (load: () => Promise<never>) => (await import('./panels')).keepPanel(load),
}));
vi.mock('../../src/member/desk/NotePanel', keepPanel);
vi.mock('../../src/member/news/NewsPanel', keepPanel);
vi.mock('../../src/member/pulse/PulsePanel', keepPanel);
vi.mock('../../src/member/signals/provisional/ProvisionalSignals', keepPanel);
vi.mock('../../src/member/signals/SignalsPanel', keepPanel);
vi.mock('../../src/member/signals/why/WhyPanel', keepPanel);
vi.mock('../../src/member/technical/ChartPanel', keepPanel);
vi.mock('../../src/member/technical/company/CompanyPanel', keepPanel);
vi.mock('../../src/member/technical/order-book/OrderBookPanel', keepPanel);
vi.mock('../../src/member/watchlist/WatchlistPanel', keepPanel);
/** How long the saved cards take to load, in ms; how long they really take is the machine's own test. */
const paymentCards = vi.hoisted(() => ({ loadingTime: 0 }));
vi.mock('../../machines/payment-cards.machine', async (load) => {
  const module = await load<typeof import('../../machines/payment-cards.machine')>();
  const delays = { 'loading time': () => paymentCards.loadingTime };
  return { ...module, paymentCardsMachine: module.paymentCardsMachine.provide({ delays }) };
});
export { paymentCards };

/** Every module that has a view, as a page loads some of them when it shows them. */
const views = import.meta.glob('../../src/{app,auth,member,ui}/**/*.tsx');

// A page's first import is slow, and so is the market's first day; they must not eat into a test's patience.
beforeAll(async () => {
  const reports = createReports(createMarket({ now: () => NOW }));
  for (const computed of [reports.pulse, reports.signals, reports.news]) computed();
  // Side by side, Vitest gives some of them others than the mocks above.
  for (const load of [...Object.values(views), () => import('../../src/graph/open')]) await load();
}, 60_000);

/** Thursday 27 August 2026, 16:00 in Vietnam: one hour after the close, three days before a holiday. */
export const NOW = new Date('2026-08-27T16:00:00+07:00');

/** Of two trading days. */
const NEWEST_SIGNALS = 8;

type Start = {
  at?: string;
  as?: 'visitor' | 'member' | 'admin';
  scenario?: Scenario;
  amend?: Amend;
  /** What the browser remembers from earlier visits. */
  stored?: Record<string, string>;
  /** As in the demo build, which shows its accounts. */
  isDemo?: true;
  /** And as there, the market's time, which the page and the server go by. */
  time?: MarketTime;
  /** A part of the page will crash, which React logs; anything else on the console fails the test. */
  crashes?: true;
  /** Changes the server before the product's first request. */
  prepare?: Prepare;
  /** Rows of the person's desk, in the place of those that the demo has. */
  desk?: DeskRows;
  /** The panel that is looked at; those that take long beside it are left out. */
  only?: string;
  /** With every recommended signal, for what the whole list shows; other journeys have the newest. */
  hasAllSignals?: true;
  /** With a feed that streams its prices; those of other journeys do not, and are refreshed. */
  isStreamed?: true;
};

/** Whether this is what React logs of an error that a part of the page has thrown. */
const isCrash = ([first]: unknown[]) => first instanceof Error || first === '%o\n\n%s\n\n%s\n';

type Amend = NonNullable<MarketOptions['amend']>;

const Mode = inject('isStrict') ? StrictMode : Fragment;

function demoOf(scenario: Scenario): Demo {
  const state = openSavedState(scenario, window.sessionStorage);
  return {
    password: PASSWORD,
    securityCode: '123456',
    accounts: () => demoAccounts(state),
    notifications: keepNotifications(state),
  };
}

export type Prepare = (server: MockServer) => void;

/** The whole product in a fresh page on the mock backend, in English, at a frozen time, with somebody signed in. */
export async function renderApp({ at = '/', as = 'member', scenario = 'demo', ...rest }: Start = {}) {
  const complaints = (['error', 'warn'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  onTestFinished(() => {
    const all = complaints.flatMap((spy) => spy.mock.calls);
    complaints.forEach((spy) => spy.mockRestore());
    expect(all.filter((logged) => !rest.crashes || !isCrash(logged))).toEqual([]);
  });

  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const { stored = {}, prepare, time } = rest;
  recommended.most = rest.hasAllSignals ? Infinity : NEWEST_SIGNALS;
  if (rest.only) expect(panels.names, 'panels that a page may have alone').toContain(rest.only);
  panels.only = rest.only ?? null;
  const foreign: string[] = [];
  onTestFinished(() => expect(foreign, 'requests that openapi.yaml does not describe').toEqual([]));
  const connect: Connect = (handle) =>
    connectPage((request) => {
      const { requestHeaders: headers, requestBody: body, ...line } = request;
      const response = handle(request);
      if (response !== null) foreign.push(...requestProblems({ ...line, headers, body }));
      return response;
    });
  const { isStreamed = false } = rest;
  let server = startServer({ connect, scenario, isStreamed, ...(rest.amend && { amend: rest.amend }) });
  if (time) serveTime(server, time);
  prepare?.(server);
  let isServing = true;
  const closeServer = () => {
    if (isServing) server.shutdown();
    isServing = false;
  };
  onTestFinished(() => {
    closeServer();
    vi.useRealTimers();
  });

  // Pushed, so that nothing of the test before lies ahead in the history.
  window.history.pushState(null, '', at);
  localStorage.setItem('lng', 'en');
  if (as !== 'visitor') await remember(as);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (rest.amend) await computeMarket();
  if (rest.desk) await saveDesk(rest.desk);

  const requests: string[] = [];
  server.onResponse(({ method, url }) => void requests.push(`${method} ${url}`));

  const options = {
    ...{ apiUrl: '', newsUrl: '/news', feedUrl: '/udf' },
    demo:
      rest.isDemo || time ? { ...demoOf(scenario), ...(time && { time, Tag: tagOf(time, server) }) } : null,
  };
  let page = await load(options);
  const { actors, unmount } = page;
  return {
    // Without style sheets no element ignores the pointer; looking for one computes the style of all around it.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    server,
    /** The server comes back in another state; sessions live on. */
    replaceServer(next: Scenario) {
      server.shutdown();
      server = startServer({ connect, scenario: next, isStreamed });
    },
    actors,
    unmount,
    /** Loads the page again, or another address as the address bar does; returns the new page's actors. */
    async reload(address?: string) {
      page.stop();
      page.unmount();
      if (address !== undefined) window.history.pushState(null, '', address);
      page = await load(options);
      return page.actors;
    },
    /** Closes the page and its server; the next one, opened as a visitor, is a reload of the demo's page. */
    close() {
      page.unmount();
      page.stop();
      closeServer();
    },
    path: () => window.location.pathname,
    /** Path and query of the page. */
    address: () => window.location.pathname + window.location.search,
    /** Method and path of every request that the product has sent. */
    requests,
  };
}

/** Starts the product in the page and renders it. */
async function load(options: Parameters<typeof startProduct>[0]) {
  const { actors, stop } = await startProduct(options);
  onTestFinished(stop);
  const { unmount } = await act(async () =>
    render(
      <Mode>
        <App actors={actors} />
      </Mode>,
    ),
  );
  return { actors, stop, unmount };
}

/** The drawer of the demo, which cannot open another page in jsdom. */
function tagOf(time: MarketTime, server: ReturnType<typeof startServer>) {
  const state = openSavedState('demo', window.sessionStorage);
  return createTag({
    time,
    ...{ scenario: 'demo', scenarios: scenarioNames },
    ...{ latency: createStore<Latency>(null), faults: createFaults(), brand: createStore(ownBrand) },
    logo: createStore<Logo | null>(null),
    tour: createTour({ read: () => null, write() {} }),
    presentation: createPresentation({ read: () => null, write() {} }),
    plannedSymbol: async () => plannedSymbol(await server.listSignals()),
    priceInDong: server.priceInDong,
    refused: [],
    ...{ openScenario() {}, reload() {}, reset() {} },
    signInAs: (person) => signInAs(person, state),
  });
}

/** The product on the demo with the newest signals, as an empty browser opens it at an address, at the frozen time, until the test ends. */
export async function openDemo(at: string) {
  recommended.most = NEWEST_SIGNALS;
  panels.only = null;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  window.history.pushState(null, '', at);
  const { demo, server, stopStory } = createDemo({ timing: 0 });
  const page = await load({ apiUrl: '', newsUrl: '/news', feedUrl: '/udf', demo });
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    page.unmount();
    page.stop();
    stopStory();
    server.shutdown();
    vi.useRealTimers();
  };
  onTestFinished(close);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, server, actors: page.actors, close };
}

let instant = new Date(NaN);

/** The faked time. A server reads it for every price, and to make a date takes a faked one long. */
function now() {
  if (instant.getTime() !== Date.now()) instant = new Date();
  return instant;
}

type ServerOptions = { connect: Connect; scenario: Scenario; amend?: Amend; isStreamed: boolean };

function startServer({ isStreamed, ...options }: ServerOptions) {
  const server = startMockServer({ timing: 0, now, storage: window.sessionStorage, ...options });
  if (!isStreamed) server.get('/udf/config', () => ({ ...CONFIG, supports_stream: false }));
  return server;
}

/** Has the server's clock be the page's; its prices stay as they are. */
function serveTime(server: MockServer, { now: marketNow }: MarketTime) {
  const headers = { 'Content-Type': 'text/plain' };
  server.get('/udf/time', () => new Response(200, headers, String(Math.floor(marketNow() / 1_000))));
}

/** Has the server compute a market of its own, for as long as nothing waits for it. */
async function computeMarket() {
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
  for (const path of ['/api/tplus_signals', '/api/market_pulse']) await fetch(path, { headers });
  await fetch('/news?format=json&today=0');
}

/** Signs somebody in and keeps them as the product would. */
async function remember(role: 'member' | 'admin') {
  const credentials = { email: `${role}@nhip.example`, password: PASSWORD };
  const response = await fetch('/api/users/login', { method: 'POST', body: JSON.stringify(credentials) });
  const { token, user } = (await response.json()) as { token: string; user: object };
  localStorage.setItem('accessToken', token);
  localStorage.setItem('user', JSON.stringify(user));
}
