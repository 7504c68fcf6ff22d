/** The prices and the limits of a trading day, in one unit. */
export type DayPrices = {
  price: number | null;
  low: number | null;
  high: number | null;
  reference: number | null;
  ceiling: number | null;
  floor: number | null;
};

/** Positions between the floor (0) and the ceiling (100). */
type Band = {
  reference: number;
  price: number | null;
  range: { from: number; to: number } | null;
};

/** The positions of a day's prices in its band; null where the limits are unknown or exceeded. */
export function bandOf({ price, low, high, reference, ceiling, floor }: DayPrices): Band | null {
  if (reference === null || ceiling === null || floor === null) return null;
  if (!(floor < reference && reference < ceiling)) return null;
  if ([price, low, high].some((value) => value !== null && (value < floor || value > ceiling))) return null;

  const place = (value: number) => ((value - floor) / (ceiling - floor)) * 100;
  return {
    reference: place(reference),
    price: price === null ? null : place(price),
    range: low === null || high === null ? null : { from: place(low), to: place(high) },
  };
}
