/** The parts of a đồng that the price of a trade has: an average of several fills is seldom whole. */
export const MILLION = 1_000_000n;
const PARTS = Number(MILLION);

/** A price in đồng, of a trade or a whole one, in millionths of a đồng. */
export function millionths(price: number): bigint {
  return BigInt(Math.round(price * PARTS));
}

/** A price of a trade in đồng, to the millionth; from 0 to 2,147,483,647. */
export function tradePrice(vnd: number): number {
  return Math.round(vnd * PARTS) / PARTS;
}

/** The same of a price in thousand đồng, as the desk's document has it. */
export function tradePriceOfThousand(thousand: number): number {
  return Math.round(thousand * 1000 * PARTS) / PARTS;
}

/** The same in thousand đồng. */
export function tradePriceInThousand(vnd: number): number {
  return Math.round(vnd * PARTS) / (1000 * PARTS);
}

/** What so many shares cost at a price in đồng, without costs, rounded half up to the đồng. */
export function valueOf(shares: number, price: number): number {
  const value = shares * price;
  if (Number.isSafeInteger(value) && Number.isInteger(price)) return value;
  // The product of a price with a fraction exceeds the digits that a number holds.
  return Number((BigInt(shares) * millionths(price) + MILLION / 2n) / MILLION);
}
