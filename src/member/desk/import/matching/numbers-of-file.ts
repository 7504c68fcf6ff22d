/**
 * Whether the cells of a column tell trades apart: each is there, each is another one, and they do not just count the rows.
 * Rows that were left out may be missing from the count.
 */
export function areNumbersOfTrades(cells: readonly (string | null | undefined)[]): boolean {
  const numbers = cells.flatMap((cell) => (cell ? [cell] : []));
  if (numbers.length === 0 || numbers.length < cells.length) return false;
  return new Set(numbers).size === numbers.length && !isCount(numbers);
}

/** Whether numbers only count rows, sorted or not: short ones from near 1. */
function isCount(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : NaN));
  if (numbers.some(Number.isNaN)) return false;
  const [least, most] = [Math.min, Math.max].map((of) => numbers.reduce((one, other) => of(one, other)));
  // Ten rows, of which some are no trades: 1 to 14.
  return least! <= 3 && most! <= 2 * numbers.length + 10;
}
