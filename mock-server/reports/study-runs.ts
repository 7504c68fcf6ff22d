import type { Market } from '../simulator/simulator';
import type { Signal } from './signals';
import { formatVolume, toVnd } from '../../src/market/format';
import type { StudyKind } from '../../src/market/studies/signal';

/** The result of one study on one trading day, a row of GET api/signals. */
type Run = { symbols: string[]; study: StudyKind; updated: string; log: string };

/** What a run scanned and found, for its log. */
export type Scan = { scanned: number; found: number; symbol: string; close: string };

/** Groups signals into the runs that found them, in the order of their last signal, newest first. */
export function runsOf(
  signals: readonly Signal[],
  { listings }: Market,
  logOf: (scan: Scan) => string,
): Run[] {
  const scanned = listings.filter(({ kind }) => kind === 'stock').length;
  const runs = new Map<string, [Signal, ...Signal[]]>();
  for (const signal of signals) {
    const run = `${signal.day} ${signal.kind}`;
    const found = runs.get(run);
    if (found) found.push(signal);
    else runs.set(run, [signal]);
  }
  return [...runs.values()].map((found) => {
    const [newest] = found;
    return {
      symbols: found.map(({ symbol }) => symbol),
      study: newest.kind,
      updated: newest.updated,
      log: logOf({
        scanned,
        found: found.length,
        symbol: newest.symbol,
        close: formatVolume(toVnd(newest.price)),
      }),
    };
  });
}
