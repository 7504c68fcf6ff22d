import { valueOf } from './trade-price';

/** What a broker and the state take from a trade, in millionths of its value: 0.15 % is 1,500. */
export type Costs = {
  /** The broker's fee on a purchase and on a sale. */
  fee: number;
  /** The income tax on a sale. */
  tax: number;
};

/** What a trade has cost by its broker, in whole đồng: 0 is free, and null or absent leaves it to the settings. */
export type PaidCosts = {
  feePaid?: number | null;
  /** Of a sale with the tax on received shares. */
  taxPaid?: number | null;
};

/** How the shares of a sale get their cost: the average of all that are held, or that of the first lots. */
export type CostMethod = 'AVERAGE' | 'FIFO';

/** What the figures of a desk take besides the costs of a trade. */
export type DeskCosts = Costs & {
  /** The income tax on a share received as dividend or bonus, once it is sold, in millionths of its taxed value. */
  bonusTax: number;
  costMethod: CostMethod;
};

/** 0.15 % on each side and 0.1 % on sales. */
export const USUAL_COSTS: Costs = { fee: 1_500, tax: 1_000 };

/** The same with 5 % on received shares and the average cost, which is what brokers' statements show. */
export const USUAL_DESK_COSTS: DeskCosts = { ...USUAL_COSTS, bonusTax: 50_000, costMethod: 'AVERAGE' };

/** The tax on cash dividends of a person, 5 %, in millionths. */
const DIVIDEND_TAX = 50_000;

/** The par value of a listed share in đồng: Law on Securities 54/2019/QH14, article 13. */
const PAR = 10_000;

/** A part of an amount in đồng, in millionths, rounded to the đồng. */
export function millionthsOf(amount: number, millionths: number): number {
  // A large capital times its millionths exceeds the integers that a number holds.
  return Number((BigInt(amount) * BigInt(millionths) + 500_000n) / 1_000_000n);
}

/** What is paid for so many shares at a price in đồng, the fee included. */
export function paidFor(
  quantity: number,
  price: number,
  { fee }: Costs,
  { feePaid, taxPaid }: PaidCosts = {},
): number {
  const value = valueOf(quantity, price);
  return value + (feePaid ?? millionthsOf(value, fee)) + (taxPaid ?? 0);
}

/** What a sale brings, less the fee, the tax on it, and that on so many of its shares that were received for nothing. */
export function broughtBy(
  { quantity, price, feePaid, taxPaid }: { quantity: number; price: number } & PaidCosts,
  received: number,
  costs: DeskCosts,
): number {
  const value = valueOf(quantity, price);
  const tax = taxPaid ?? millionthsOf(value, costs.tax) + bonusTaxFor(received, price, costs);
  return value - (feePaid ?? millionthsOf(value, costs.fee)) - tax;
}

/** What is received for so many shares at a price in đồng, less fee and tax. */
export function receivedFor(quantity: number, price: number, { fee, tax }: Costs): number {
  const value = valueOf(quantity, price);
  return value - millionthsOf(value, fee) - millionthsOf(value, tax);
}

/**
 * The tax on so many shares received as dividend or bonus that are sold at a price in đồng, besides that on the sale: 5 %
 * of their par value, or of the price where that is lower. Law on Personal Income Tax 109/2025/QH15, articles 12 and 13.2,
 * in force since 01/07/2026 with decree 253/2026/NĐ-CP: both taxes are due at the sale, as they were by circular
 * 111/2013/TT-BTC, article 11.2.
 */
export function bonusTaxFor(
  shares: number,
  price: number,
  { bonusTax }: Pick<DeskCosts, 'bonusTax'>,
): number {
  return millionthsOf(valueOf(shares, Math.min(price, PAR)), bonusTax);
}

/** What so many shares bring as a cash dividend of an amount for each, in đồng, after its tax. */
export function dividendFor(shares: number, price: number): number {
  const gross = valueOf(shares, price);
  return gross - millionthsOf(gross, DIVIDEND_TAX);
}
