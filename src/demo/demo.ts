import { DEMO_PASSWORD } from '../../mock-server/auth';
import { demoAccounts } from '../../mock-server/demo-accounts';
import { createFaults } from '../../mock-server/faults';
import type { MockServer } from '../../mock-server/backend';
import { openSavedState, type StateStorage, type SavedState } from '../../mock-server/saved-state';
import { SECURITY_CODE } from '../../mock-server/routes/recovery';
import { scenarioNames } from '../../mock-server/scenarios';
import { startMockServer } from '../../mock-server/server';
import { signInAs, type DemoPerson, type SignedIn } from '../../mock-server/sign-in';
import type { Demo } from '../app/actors/demo';
import { interfaceLanguage } from '../app/language';
import { loadMessages, setLanguage } from '../i18n/i18n';
import { parameterIn } from '../lib/query';
import { openTabText, reportDenied } from '../lib/storage';
import { createStore, type Store } from '../lib/store';
import { ownBrand, startBrand } from './brand';
import { connectPage } from './connect-page';
import { createTag } from './DemoTag';
import { logCalls } from './log-calls';
import { storedLogo, LOGO_KEY } from './logo/logo';
import { startLogo } from './logo/store';
import { startManifest } from './manifest';
import { createMarketTime, refreshInterval, type MarketTime } from './market-time';
import { plannedSymbol } from './planned-symbol';
import { createPrinted } from './printed';
import { ignoreDenied, offerReset, resetDemo } from './reset';
import { createPresentation, present } from './present/presentation';
import { beginVisit, openScenario, scenarioOf } from './scenario';
import {
  presetAt,
  refusedIn,
  settingsIn,
  withoutSettings,
  withSettings,
  type Latency,
  type Settings,
} from './settings';
import { startStory, STORY_DAY } from './story/story';
import { createTour } from './tour/tour';
import { showKnownScenarios } from './unknown-scenario';

/** One storage for all tabs, as one server would have; a browser that denies it throws on each access, and it is reported. */
const mockStorage: StateStorage = {
  getItem: (key) => reporting(() => window.localStorage.getItem(key)),
  setItem: (key, text) => reporting(() => window.localStorage.setItem(key, text)),
};

function reporting<T>(access: () => T): T {
  try {
    return access();
  } catch (error) {
    reportDenied();
    throw error;
  }
}

/** The settings that this tab keeps over its reloads, as an address names them. */
const stored = openTabText(window, 'demo.settings');

/** Starts the demo in the page, which logs its calls. */
export function startDemo(): Demo {
  const { demo, server } = createDemo();
  logCalls(server);
  return demo;
}

/**
 * Starts the mock backend in the page, on the scenario and the settings in the address and at the demo's market time;
 * returns the demo's accounts and controls, the backend, and a function that stops the story's clock. Throws when the address
 * names an unknown scenario; the page then names the known ones.
 */
export function createDemo({ timing }: { timing?: number } = {}) {
  void loadMessages('demo');
  const scenario = scenarioOf(window.location.href, scenarioNames);
  window.addEventListener('not-started', () => void showHelp(scenario).catch(() => {}), { once: true });
  const time = createMarketTime({ browser: window });
  const state = openSavedState(scenario, mockStorage);
  const accounts = () => demoAccounts(state);
  const now = () => new Date(time.now());
  const tour = createTour(openTabText(window, 'demo.tour'));
  if (parameterIn(window.location.search, 'tour') !== null) tour.set(0);
  const presentation = createPresentation(openTabText(window, 'demo.presentation'));
  if (parameterIn(window.location.search, 'present') !== null) present(presentation);
  const logoText = openTabText(window, LOGO_KEY);
  const ownLogo = storedLogo(logoText.read(), window.location.search, stored.read() ?? '');
  const { settings, refused } = takeSettings();
  if (time.isRefused) refused.push('clock');
  const faults = createFaults(settings.faults);
  const brand = startBrand(settings.brand ?? ownBrand, document.documentElement);
  const logo = startLogo(ownLogo, logoText);
  startManifest(brand, logo);
  const server = startMockServer({
    scenario,
    now,
    storage: mockStorage,
    faults,
    brand: brand.get().name,
    connect: connectPage,
    onClockSet: time.subscribe,
    ...(timing !== undefined && { timing }),
  });
  const latency = createLatency(settings.latency ?? null, server);
  const keep = () => {
    const { searchParams } = withSettings(new URL(window.location.origin), {
      latency: latency.get(),
      faults: faults.get(),
      brand: brand.get(),
    });
    stored.write(searchParams.toString());
  };
  for (const setting of [latency, faults, brand]) setting.subscribe(keep);
  keep();
  const stopStory = startStory({
    scenario,
    time,
    isClockNamed: settings.clock !== undefined,
    begun: openTabText(window, 'demo.story'),
  });
  // Who opens the story need not be offered to set its clock back.
  if (scenario === STORY_DAY) beginVisit();
  applyClock(settings, time);
  const begin = (person: DemoPerson) => signInAs(person, state);
  ignoreDenied(() => applyToBrowser(settings, begin));

  const demo: Demo = {
    password: DEMO_PASSWORD,
    securityCode: SECURITY_CODE,
    accounts,
    notifications: keepNotifications(state),
    time,
    refreshInterval: () => refreshInterval(time.setting()),
    Printed: createPrinted({ time, scenario, latency, faults, brand }),
    Tag: createTag({
      time,
      scenario,
      scenarios: scenarioNames,
      openScenario,
      latency,
      faults,
      brand,
      logo,
      tour,
      presentation,
      plannedSymbol: async () => plannedSymbol(await server.listSignals()),
      priceInDong: server.priceInDong,
      refused,
      reload: () => window.location.reload(),
      signInAs: begin,
      reset(storage) {
        time.release();
        storage.write('accessToken', null);
        storage.write('user', null);
        resetDemo();
      },
    }),
  };
  return { demo, server, stopStory };
}

/** Adds the reset to the page of a failed start, and the scenarios that exist where this one is unknown. */
async function showHelp(scenario: string) {
  offerReset();
  if (scenarioNames.some((name) => name === scenario)) return;
  await setLanguage(interfaceLanguage());
  // It takes the place of all that the page has.
  showKnownScenarios(scenario, scenarioNames);
  offerReset();
}

/** The settings in the address before those that the tab keeps; they are taken from the address, and count from then on. */
function takeSettings(): { settings: Partial<Settings>; refused: string[] } {
  const address = new URL(window.location.href);
  const bare = withoutSettings(address);
  if (bare.href !== address.href) window.history.replaceState(window.history.state, '', bare);
  const real = new Date();
  return {
    settings: { ...settingsIn(stored.read() ?? '', real), ...settingsIn(address.search, real) },
    refused: [...refusedIn(address.search, real)],
  };
}

/** The responses' delay, which is the scenario's own where none is chosen. */
function createLatency(first: Latency, server: MockServer): Store<Latency> {
  const usual = server.timing;
  const latency = createStore(first);
  const apply = () => {
    server.timing = latency.get() ?? usual;
  };
  latency.subscribe(apply);
  apply();
  return latency;
}

function applyClock({ clock, speed }: Partial<Settings>, time: MarketTime) {
  // Who sets the clock in this visit's address need not be offered to set it back.
  if (clock !== undefined) beginVisit();
  if (clock === null) time.release();
  else if (clock !== undefined) time.setTo(clock, presetAt(clock));
  if (speed !== undefined && clock !== null) time.setSpeed(speed);
}

/** Stores the language, the theme and the person where the app finds them when it starts. */
function applyToBrowser(
  { language, theme, person }: Partial<Settings>,
  begin: (person: DemoPerson) => SignedIn,
) {
  const { localStorage } = window;
  if (language) {
    localStorage.setItem('lng', language);
    document.documentElement.lang = language;
  }
  if (theme) {
    localStorage.setItem('theme', theme);
    localStorage.setItem('nightMode', 'false');
  }
  if (!person) return;
  for (const key of ['accessToken', 'user', 'locked', 'expired']) localStorage.removeItem(key);
  if (person === 'visitor') return;
  const { token, user } = begin(person);
  localStorage.setItem('accessToken', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** Keeps each person's notification choices in the state that the demo saves; no call of the API has them. */
export function keepNotifications(state: SavedState): NonNullable<Demo['notifications']> {
  return {
    read: (userId) => state.read().notifications[userId] ?? null,
    write: (userId, choices) =>
      state.update({ notifications: { ...state.read().notifications, [userId]: choices } }),
  };
}
