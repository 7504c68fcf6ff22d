import type { SignalKind } from '../resolvers.types';

const KINDS: ReadonlyMap<unknown, SignalKind> = new Map([
  ['buy_divergence', 'DIVERGENCE'],
  ['buy_back_test', 'BACK_TEST'],
  ['buy_trend_up', 'TREND_UP'],
  ['buy_break_out', 'BREAK_OUT'],
]);

/** The study that a server's name means; null for a name that the product does not know. */
export function readSignalKind(value: unknown): SignalKind | null {
  return KINDS.get(value) ?? null;
}
