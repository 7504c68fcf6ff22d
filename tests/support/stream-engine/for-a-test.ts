import { onTestFinished } from 'vitest';
import { startEngine } from './engine';
import { openLine as open, type Row } from './line';

export const row = (n: string, lp: number, more: object = {}): Row => ({ n, v: { lp, ...more } });

/** The engine, which ends with the test. */
export async function engine(options: Parameters<typeof startEngine>[0]) {
  const started = await startEngine(options);
  onTestFinished(started.close);
  return started;
}

/** Opens a line that ends with the test. */
export async function openLine(url: string, options?: Parameters<typeof open>[1]) {
  const line = await open(url, options);
  onTestFinished(() => void line.close());
  return line;
}

export const bySymbol = (rows: readonly Row[]) => rows.toSorted((a, b) => a.n.localeCompare(b.n));
