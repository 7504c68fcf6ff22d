import { DEMO_PASSWORD } from '../../mock-server/auth';
import { demoAccounts } from '../../mock-server/demo-accounts';
import { openSavedState, resetMock, type StateStorage } from '../../mock-server/saved-state';
import { SECURITY_CODE } from '../../mock-server/routes/recovery';
import { scenarioNames } from '../../mock-server/scenarios';
import { startMockServer } from '../../mock-server/server';
import type { Demo } from '../app/actors/demo';
import { basePath } from '../lib/address';
import { reportDenied, type BrowserStorage } from '../lib/storage';
import { createTag } from './DemoTag';
import { logCalls } from './log-calls';
import { createMarketTime, type MarketTime } from './market-time';
import { keepNotifications } from './notifications';
import { openScenario, scenarioOf } from './scenario';
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

/**
 * Starts the mock backend in the page, on the scenario in the address and at the demo's market time; returns the demo's
 * accounts and controls. Throws when the address names an unknown scenario; the page then names the known ones.
 */
export function startDemo(): Demo {
  const scenario = scenarioOf(window.location.href, scenarioNames);
  if (!scenarioNames.some((name) => name === scenario)) {
    window.addEventListener('not-started', () => showKnownScenarios(scenario, scenarioNames), { once: true });
  }
  const time = createMarketTime({ browser: window });
  const state = openSavedState(scenario, mockStorage);
  const accounts = () => demoAccounts(state);
  logCalls(startMockServer({ scenario, now: () => new Date(time.now()), storage: mockStorage }));
  return {
    password: DEMO_PASSWORD,
    securityCode: SECURITY_CODE,
    accounts,
    notifications: keepNotifications(state),
    time,
    Tag: createTag({
      time,
      scenario,
      scenarios: scenarioNames,
      password: DEMO_PASSWORD,
      accounts,
      openScenario,
      reset: (storage) => reset(time, storage),
    }),
  };
}

/** Restores the seed and the real time and signs out; theme and language stay. */
function reset(time: MarketTime, storage: BrowserStorage) {
  time.release();
  storage.write('accessToken', null);
  storage.write('user', null);
  ignoreDenied(() => resetMock(window.localStorage));
  ignoreDenied(() => window.sessionStorage.clear());
  window.location.assign(`${basePath}/`);
}

/** A browser that denies a storage has nothing in it to clear. */
function ignoreDenied(clear: () => void) {
  try {
    clear();
  } catch {
    return;
  }
}
