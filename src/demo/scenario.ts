import { openTabText } from '../lib/storage';

/** The scenario chosen in the drawer, kept in this tab over a reload of any page. */
const chosen = openTabText(window, 'demo.scenario');

/** Returns the scenario to start: the one in the address, also an unknown one, else an earlier choice. */
export function scenarioOf(address: string, known: readonly string[]): string {
  const named = new URL(address).searchParams.get('scenario');
  if (named !== null) return named;
  const kept = chosen.read();
  return kept !== null && known.includes(kept) ? kept : 'demo';
}

/** Scenarios that a reload must not start again. */
const ONCE = ['demo', 'expired'];

/** Reloads the page on another scenario. */
export function openScenario(name: string) {
  chosen.write(ONCE.includes(name) ? null : name);
  const address = new URL(window.location.href);
  address.searchParams.set('scenario', name);
  window.location.assign(address);
}
