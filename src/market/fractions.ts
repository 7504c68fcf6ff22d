/** `amount` × `part` / `whole`, rounded down; the product may exceed the integers that a number holds. */
export function partOfWhole(amount: number, part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  const product = amount * part;
  return product >= 0 && Number.isSafeInteger(product)
    ? (product - (product % whole)) / whole
    : Number(floorOf(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/** The same, rounded half up. */
export function roundedPart(amount: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return whole === 0 ? 0 : Number(floorOf(2n * product + divisor, 2n * divisor));
}

function floorOf(product: bigint, divisor: bigint): bigint {
  const quotient = product / divisor;
  return product < 0n && quotient * divisor !== product ? quotient - 1n : quotient;
}
