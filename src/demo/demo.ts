import { DEMO_PASSWORD } from '../../mock-server/auth';
import { DEMO_ACCOUNTS } from '../../mock-server/factories/user';
import type { MemoryStorage } from '../../mock-server/memory';
import { SECURITY_CODE } from '../../mock-server/routes/recovery';
import { startMockServer } from '../../mock-server/server';
import type { Demo } from '../actors/demo';

/** One memory for all tabs, as one server would have; a browser that denies it is asked again each time. */
const storage: MemoryStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, text) => window.localStorage.setItem(key, text),
};

/**
 * Starts the mock backend in the page on the scenario that the address names, and says who may sign in.
 * Throws, naming the known scenarios, when the address names another one.
 */
export function startDemo(): Demo {
  const scenario = new URLSearchParams(window.location.search).get('scenario') ?? 'demo';
  startMockServer({ scenario, now: () => new Date(), storage });
  return { password: DEMO_PASSWORD, securityCode: SECURITY_CODE, accounts: DEMO_ACCOUNTS };
}
