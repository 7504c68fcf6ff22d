/** What the cases of a kind say beside a purchase of any of the symbols on the same day. */
export type Verdict = 'better' | 'same' | 'worse';

/** A verdict needs so many cases in so many calendar months. */
export const LEAST_CASES = 30;
export const LEAST_MONTHS = 12;

/** The horizon whose verdict is that of the kind, in trading days: two weeks, as long as a plan lasts at most. */
export const LEADING = 10;

type Judged = { tradingDays: number; excess: { verdict: Verdict | null } };

/** The results of the horizon whose verdict is that of the kind. */
export function leadingOf<Results extends Judged>({ horizons }: { horizons: readonly Results[] }): Results {
  return horizons.find(({ tradingDays }) => tradingDays === LEADING)!;
}

/** The kinds that did worse than buying any of the symbols on the same day. */
export function worseKindsOf<Kind>(kinds: ReadonlyMap<Kind, { horizons: readonly Judged[] }>): Kind[] {
  return [...kinds].flatMap(([kind, record]) => (leadingOf(record).excess.verdict === 'worse' ? [kind] : []));
}
