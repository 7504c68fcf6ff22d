import { useMemo, useSyncExternalStore } from 'react';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import { asRecord, parseStored, type JsonRecord } from '../../../lib/json';
import type { BrowserStorage } from '../../../lib/storage';
import { USUAL_COSTS } from '../../../market/costs';
import type { RiskBudget } from '../../../market/plan';

/** 500 million đồng, one per cent a trade. */
export const USUAL_BUDGET: RiskBudget = { capital: 500_000_000, risk: 10_000, ...USUAL_COSTS };

/** The least and the greatest value of each setting: đồng, then millionths. */
const LIMITS = {
  capital: [1_000_000, 100_000_000_000],
  risk: [100, 100_000],
  fee: [0, 10_000],
  tax: [0, 10_000],
} as const satisfies Record<keyof RiskBudget, readonly [number, number]>;

/** Where a person's risk settings are kept. */
export type RiskBudgetStore = {
  readonly read: () => RiskBudget;
  readonly write: (budget: RiskBudget) => void;
  /** Calls back when the settings may have changed; returns an unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
};

/** The signed-in person's risk settings, and the function that changes them. */
export function useRiskBudget(): [RiskBudget, RiskBudgetStore['write']] {
  const { storage } = useAppActors();
  const id = useSession(({ context }) => JSON.stringify(context.session?.user.id ?? null));
  const store = useMemo(() => browserStore(storage, id), [storage, id]);
  return [useSyncExternalStore(store.subscribe, store.read), store.write];
}

/** The panels of this page that show the settings; another tab's changes come as events of the storage. */
const listeners = new Set<() => void>();

/** The settings in this browser, each person's under the person's id. */
export function browserStore(storage: BrowserStorage, id: string): RiskBudgetStore {
  let known: { text: string | null; budget: RiskBudget } | null = null;
  return {
    read() {
      const text = storage.read('riskBudget');
      if (known?.text !== text) known = { text, budget: budgetIn(asRecord(keptIn(text)[id])) };
      return known.budget;
    },
    write(budget) {
      storage.write('riskBudget', JSON.stringify({ ...keptIn(storage.read('riskBudget')), [id]: budget }));
      listeners.forEach((changed) => changed());
    },
    subscribe(changed) {
      listeners.add(changed);
      const unwatch = storage.watch(changed);
      return () => {
        listeners.delete(changed);
        unwatch();
      };
    },
  };
}

function keptIn(text: string | null): JsonRecord {
  return asRecord(parseStored(text)) ?? {};
}

/** The stored settings; the usual ones in the place of what is missing or out of range. */
function budgetIn(stored: JsonRecord | null): RiskBudget {
  const valueOf = (name: keyof RiskBudget) => {
    const value = stored?.[name];
    return isWithin(name, value) ? value : USUAL_BUDGET[name];
  };
  return { capital: valueOf('capital'), risk: valueOf('risk'), fee: valueOf('fee'), tax: valueOf('tax') };
}

/** Whether a value is a whole number within the limits of a setting. */
export function isWithin(name: keyof RiskBudget, value: unknown): value is number {
  const [least, most] = LIMITS[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
