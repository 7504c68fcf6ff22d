import type { PriceAlert, Watched } from '../../market/alerts';

/** The alerts that have a level. */
type LevelKind = Exclude<PriceAlert['kind'], 'CHANGE' | 'SELLABLE'>;

/** An alert this near to its level is shown, in percent of the price now. */
export const NEAR = 5;

export type NearAlert = {
  readonly id: string;
  readonly symbol: string;
  readonly kind: LevelKind;
  /** In thousand đồng. */
  readonly level: number;
  readonly price: number;
  /** How far the price has to move, in percent of it. */
  readonly distance: number;
};

/** The armed alerts on a price, those that have one. */
export function levelsOf(watched: readonly Watched[]) {
  return watched.flatMap((alert) => {
    const { id, kind, price: level, firedAt } = alert;
    if (kind === 'SIGNAL' || kind === 'CHANGE' || kind === 'SELLABLE') return [];
    return level === null || firedAt !== null ? [] : [{ id, symbol: alert.symbol, kind, level }];
  });
}

/** The alerts within 5% of the price now, the nearest first. */
export function nearAlerts(
  levels: ReturnType<typeof levelsOf>,
  prices: ReadonlyMap<string, number | null>,
): readonly NearAlert[] {
  return levels
    .flatMap((alert) => {
      const price = prices.get(alert.symbol) ?? null;
      if (price === null || price <= 0) return [];
      return [{ ...alert, price, distance: (alert.level / price - 1) * 100 }];
    })
    .filter(({ distance }) => Math.abs(distance) <= NEAR + 1e-9)
    .sort((one, other) => Math.abs(one.distance) - Math.abs(other.distance));
}
