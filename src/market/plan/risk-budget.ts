import { USUAL_COSTS, USUAL_DESK_COSTS, type Costs, type DeskCosts } from '../costs';

/**
 * A person's capital in đồng, the parts of it in millionths that one trade may lose (`risk`) and that one symbol may take
 * (`weight`), and the costs of trading.
 */
export type RiskBudget = Costs & { capital: number; risk: number; weight: number };

/** 500 million đồng, of which one per cent may be lost in a trade and 20 % may stand in one symbol. */
export const USUAL_BUDGET: RiskBudget = {
  capital: 500_000_000,
  risk: 10_000,
  weight: 200_000,
  ...USUAL_COSTS,
};

/** What a person can set: what plans take, and what the figures of the desk take. */
export type DeskSettings = RiskBudget & DeskCosts;

export const USUAL_SETTINGS: DeskSettings = { ...USUAL_BUDGET, ...USUAL_DESK_COSTS };

/** The settings that are amounts and rates. */
type Amounts = Omit<DeskSettings, 'costMethod'>;

/** The least and the greatest value of each setting: đồng, then millionths. */
const LIMITS = {
  capital: [1_000_000, 100_000_000_000],
  risk: [100, 100_000],
  weight: [10_000, 1_000_000],
  fee: [0, 10_000],
  tax: [0, 10_000],
  bonusTax: [0, 100_000],
} as const satisfies Record<keyof Amounts, readonly [number, number]>;

/** Whether a value is a whole number within the limits of a setting. */
export function isWithin(name: keyof Amounts, value: unknown): value is number {
  const [least, most] = LIMITS[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
