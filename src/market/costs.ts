/** What a broker and the state take from a trade, in millionths of its value: 0.15 % is 1,500. */
export type Costs = {
  /** The broker's fee on a purchase and on a sale. */
  fee: number;
  /** The income tax on a sale. */
  tax: number;
};

/** 0.15 % on each side and 0.1 % on sales. */
export const USUAL_COSTS: Costs = { fee: 1_500, tax: 1_000 };

/** A part of an amount in đồng, in millionths, rounded to the đồng. */
export function partOf(amount: number, millionths: number): number {
  // A large capital times its millionths exceeds the integers that a number holds.
  return Number((BigInt(amount) * BigInt(millionths) + 500_000n) / 1_000_000n);
}

/** What is paid for so many shares at a price in đồng, the fee included. */
export function paidFor(quantity: number, price: number, { fee }: Costs): number {
  const value = quantity * price;
  return value + partOf(value, fee);
}

/** What is received for so many shares at a price in đồng, less fee and tax. */
export function receivedFor(quantity: number, price: number, { fee, tax }: Costs): number {
  const value = quantity * price;
  return value - partOf(value, fee) - partOf(value, tax);
}
