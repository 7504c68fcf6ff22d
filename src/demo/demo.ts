import { startMockServer } from '../../mock-server/server';
import type { Demo } from '../actors/demo';

/**
 * Starts the mock backend in the page on the scenario that the address names, and says who may sign in.
 * Throws, naming the known scenarios, when the address names another one.
 */
export function startDemo(): Demo {
  const scenario = new URLSearchParams(window.location.search).get('scenario') ?? 'demo';
  startMockServer({ scenario, now: () => new Date(), storage: window.sessionStorage });
  return {
    password: 'Nhip@2026',
    accounts: [
      { role: 'member', email: 'member@nhip.example' },
      { role: 'admin', email: 'admin@nhip.example' },
    ],
  };
}
