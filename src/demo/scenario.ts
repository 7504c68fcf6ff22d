import { openTabText } from '../lib/storage';

/** The scenario of the last address that named one, kept in this tab over a reload of any page. */
const chosen = openTabText(window, 'demo.scenario');

/** Scenarios that a reload without the name must not start again. */
const ONCE = ['demo', 'expired'];

/**
 * Returns the scenario to start: the one in the address, also an unknown one, else the one that an earlier address of this
 * tab named, since signing in leads to another address.
 */
export function scenarioOf(address: string, known: readonly string[]): string {
  const named = new URL(address).searchParams.get('scenario');
  const stored = chosen.read();
  if (named === null) return stored !== null && known.includes(stored) ? stored : 'demo';
  if (known.includes(named)) chosen.write(ONCE.includes(named) ? null : named);
  return named;
}

/** Loads this page, or the one of another address, on another scenario. */
export function openScenario(name: string, at = window.location.href) {
  const address = new URL(at);
  address.searchParams.set('scenario', name);
  window.location.assign(address);
}

/** Kept for as long as the tab is open. */
const visit = openTabText(window, 'demo.visit');

/** Begins the visit, which lasts as long as its tab; returns whether this call began it. */
export function beginVisit(): boolean {
  const isNew = visit.read() === null;
  visit.write('begun');
  return isNew;
}
