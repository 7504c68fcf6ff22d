// Binary dust must not decide: the middle of 20.1 and 20.3 is 20.200000000000003, and 20.2 reaches it.
const DUST = 1e-9;

/** a >= b for computed prices, equal where they differ by binary dust only. */
export function reaches(a: number, b: number): boolean {
  return a >= b - Math.abs(b) * DUST;
}

/** a > b for computed prices, not where they differ by binary dust only. */
export function exceeds(a: number, b: number): boolean {
  return a > b + Math.abs(b) * DUST;
}
