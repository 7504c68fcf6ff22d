import { partOfWhole } from '../fractions';

const WHOLE = 1_000_000;

/**
 * The parts of their sum in millionths, exactly 1,000,000 together: each rounded down, and what is missing then goes, one
 * each, to those with the largest remainders, of equal ones to the first (largest remainder, Hamilton). A part below 0 has a
 * weight below 0. Null where the sum is 0 or less. In whole đồng, safe integers.
 */
export function weightsOf(parts: readonly number[]): readonly number[] | null {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return null;

  const weights = parts.map((part) => partOfWhole(part, WHOLE, total));
  const remainders = parts.map(
    (part, i) => BigInt(part) * BigInt(WHOLE) - BigInt(weights[i]!) * BigInt(total),
  );
  const missing = weights.reduce((left, weight) => left - weight, WHOLE);
  const largest = parts
    .map((_, i) => i)
    .sort((one, other) => compare(remainders[other]!, remainders[one]!) || one - other);
  for (const i of largest.slice(0, missing)) weights[i]! += 1;
  return weights;
}

function compare(one: bigint, other: bigint) {
  return one < other ? -1 : Number(one > other);
}
