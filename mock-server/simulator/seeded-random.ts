import { fingerprint, scramble } from './hash';

/** Random numbers by place instead of by turn: the number at (row, column) never depends on what was asked before. */
export type Draws = {
  /** Between 0 and 1, both excluded. */
  uniform: (row: number, column: number) => number;
  /** Mean 0, deviation 1, never beyond 3.5. */
  normal: (row: number, column: number) => number;
};

/** The table of random numbers that belongs to a key; keys give tables that have nothing in common. */
export function createDraws(key: string): Draws {
  const base = fingerprint(key);
  const cell = (row: number, column: number) =>
    scramble(base ^ scramble(Math.imul(row, 0x9e3779b1) + column));
  return {
    uniform: (row, column) => (cell(row, column) + 0.5) / 2 ** 32,
    normal: (row, column) => bell(cell(row, column)),
  };
}

// The sum of four bytes is close to normal, takes one cell, and comes out the same in every engine.
function bell(bits: number) {
  const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
  return (sum - 510) / 147.8;
}
