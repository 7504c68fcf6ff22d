import { hash32, mix32 } from './hash';

/** Random numbers by position instead of by turn: the number at (row, column) never depends on earlier calls. */
export type SeededRandom = {
  /** Between 0 and 1, both excluded. */
  uniform: (row: number, column: number) => number;
  /** Mean 0, standard deviation 1, never beyond 3.5. */
  normal: (row: number, column: number) => number;
};

/** Creates the table of random numbers of a key; different keys give unrelated tables. */
export function createSeededRandom(key: string): SeededRandom {
  const base = hash32(key);
  const cell = (row: number, column: number) => mix32(base ^ mix32(Math.imul(row, 0x9e3779b1) + column));
  return {
    uniform: (row, column) => (cell(row, column) + 0.5) / 2 ** 32,
    normal: (row, column) => toNormal(cell(row, column)),
  };
}

// The sum of four bytes is close to normal, takes one cell, and is the same in every engine.
function toNormal(bits: number) {
  const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
  return (sum - 510) / 147.8;
}
