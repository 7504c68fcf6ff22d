import { USUAL_COSTS, USUAL_DESK_COSTS, type DeskCosts } from './costs';
import type { RiskBudget } from './plan';

/** 500 million đồng, one per cent a trade. */
export const USUAL_BUDGET: RiskBudget = { capital: 500_000_000, risk: 10_000, ...USUAL_COSTS };

/** What a person can set: what plans take, and what the figures of the desk take. */
export type DeskSettings = RiskBudget & DeskCosts;

export const USUAL_SETTINGS: DeskSettings = { ...USUAL_BUDGET, ...USUAL_DESK_COSTS };

/** The settings that are amounts and rates. */
type Amounts = Omit<DeskSettings, 'costMethod'>;

/** The least and the greatest value of each setting: đồng, then millionths. */
const LIMITS = {
  capital: [1_000_000, 100_000_000_000],
  risk: [100, 100_000],
  fee: [0, 10_000],
  tax: [0, 10_000],
  bonusTax: [0, 100_000],
} as const satisfies Record<keyof Amounts, readonly [number, number]>;

/** Whether a value is a whole number within the limits of a setting. */
export function isWithin(name: keyof Amounts, value: unknown): value is number {
  const [least, most] = LIMITS[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
