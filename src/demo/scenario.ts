import { openTabText } from '../lib/storage';

/** Which scenario was chosen in the drawer; this tab keeps it over a reload, whatever page that leads to. */
const chosen = openTabText(window, 'demo.scenario');

/** The scenario to start on: the one in the address, even where it is unknown, then an earlier choice. */
export function scenarioOf(address: string, known: readonly string[]): string {
  const asked = new URL(address).searchParams.get('scenario');
  if (asked !== null) return asked;
  const kept = chosen.read();
  return kept !== null && known.includes(kept) ? kept : 'demo';
}

/** What happens once is not to happen again with every reload. */
const ONCE = ['demo', 'expired'];

/** Opens this page again on another scenario. */
export function openScenario(name: string) {
  chosen.write(ONCE.includes(name) ? null : name);
  const address = new URL(window.location.href);
  address.searchParams.set('scenario', name);
  window.location.assign(address);
}
