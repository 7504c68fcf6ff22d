import { asRecord, parseStored, type JsonRecord } from '../../lib/json';
import type { RiskBudget } from '../../market/plan';
import { budgetIn } from '../../market/risk-budget';
import type { DeskStorage } from './browser-desk';

/** Where versions before the desk had settings kept them, each person's under the person's id as JSON. */
const KEY = 'riskBudget';

/** The settings that such a version has left in this browser for a person; null where there are none. */
export function storedSettings(storage: () => DeskStorage, person: string): RiskBudget | null {
  const kept = keptIn(storage);
  const own = asRecord(kept[person] ?? kept[JSON.stringify(person)]);
  return own && budgetIn(own);
}

/** Removes them, once the desk has them. */
export function forgetStoredSettings(storage: () => DeskStorage, person: string): void {
  const rest = Object.entries(keptIn(storage)).filter(
    ([id]) => id !== person && id !== JSON.stringify(person),
  );
  try {
    if (rest.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(Object.fromEntries(rest)));
  } catch {
    // What stays is older than the desk's own settings, which come first.
  }
}

function keptIn(storage: () => DeskStorage): JsonRecord {
  try {
    return asRecord(parseStored(storage().getItem(KEY))) ?? {};
  } catch {
    return {};
  }
}
