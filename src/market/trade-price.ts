/** How many parts of a đồng the price of a trade has: an average of several fills is seldom whole. */
const PARTS = 1_000_000;

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

/** What so many shares cost at a price in đồng, without costs, rounded to the đồng. */
export function valueOf(shares: number, price: number): number {
  const value = shares * price;
  if (Number.isSafeInteger(value) && Number.isInteger(price)) return value;
  // The product of a price of many digits exceeds the integers that a number holds.
  const parts = BigInt(shares) * BigInt(Math.round(price * PARTS));
  return Number((parts + BigInt(PARTS / 2)) / BigInt(PARTS));
}
