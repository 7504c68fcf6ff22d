import { DEMO_PASSWORD } from '../../mock-server/auth';
import { DEMO_ACCOUNTS } from '../../mock-server/factories/user';
import { resetMock, type StateStorage } from '../../mock-server/saved-state';
import { SECURITY_CODE } from '../../mock-server/routes/recovery';
import { scenarioNames } from '../../mock-server/scenarios';
import { startMockServer } from '../../mock-server/server';
import type { Demo } from '../app/actors/demo';
import { basePath } from '../lib/address';
import { openStorage } from '../lib/storage';
import { createTag } from './DemoTag';
import { createMarketTime, type MarketTime } from './market-time';
import { openScenario, scenarioOf } from './scenario';

/** One memory for all tabs, as one server would have; a browser that denies it is asked again each time. */
const storage: StateStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, text) => window.localStorage.setItem(key, text),
};

/**
 * Starts the mock backend in the page on the scenario that the address names, at the time that the demo's clock shows,
 * and says who may sign in. Throws, naming the known scenarios, when the address names another one.
 */
export function startDemo(): Demo {
  const scenario = scenarioOf(window.location.href, scenarioNames);
  const time = createMarketTime({ browser: window });
  startMockServer({ scenario, now: () => new Date(time.now()), storage });
  return {
    password: DEMO_PASSWORD,
    securityCode: SECURITY_CODE,
    accounts: DEMO_ACCOUNTS,
    time,
    Tag: createTag({
      time,
      scenario,
      scenarios: scenarioNames,
      password: DEMO_PASSWORD,
      accounts: DEMO_ACCOUNTS,
      openScenario,
      reset: () => reset(time),
    }),
  };
}

/** The seed again, the real time, and nobody signed in; how things look stays. */
function reset(time: MarketTime) {
  time.release();
  const remembered = openStorage(window);
  remembered.write('accessToken', null);
  remembered.write('user', null);
  forget(() => resetMock(window.localStorage));
  forget(() => window.sessionStorage.clear());
  window.location.assign(`${basePath}/`);
}

/** A browser that denies a storage keeps nothing in it. */
function forget(what: () => void) {
  try {
    what();
  } catch {
    return;
  }
}
