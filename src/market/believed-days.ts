import type { DaySpan } from './bar-spans';
import type { Day } from './day';
import { heldDays } from './held-bars';
import type { Exchange } from './exchange';
import { offFactor, isOfUnits, type HeldPrice } from './held-price';

/** What the newest bars of a symbol say of its price. */
export type NewestBar = {
  /** The close of the newest bar that no other one contradicts, whether a quote does or not. */
  readonly close: number | null;
  /** Why the newest bar is held back; null where it is not. */
  readonly held: HeldPrice | null;
};

/** Daily bars without those that are held back. */
type BelievedDays = NewestBar & { readonly days: readonly DaySpan[] };

type Witness = { readonly price: number | null; readonly exchange: Exchange | null };

/**
 * The bars that may be believed beside each other and beside a quote, where there is one: off by a factor from it none is,
 * as either may be wrong. Ex-dates are loaded where a step needs an explanation.
 */
export async function believedDays(
  spans: readonly DaySpan[],
  quote: Witness | null,
  loadExDays: () => Promise<ReadonlySet<Day>>,
): Promise<BelievedDays> {
  const exchange = quote?.exchange ?? null;
  let held = heldDays(spans, { exchange, exDays: new Set() });
  if ([...held.values()].some(({ factor }) => !isOfUnits(factor))) {
    held = heldDays(spans, { exchange, exDays: await loadExDays() });
  }
  const days = spans.flatMap((span, i) => {
    if (held.has(span.day)) return [];
    const last = spans[i - 1];
    return last && held.has(last.day) ? [{ ...span, before: null }] : [span];
  });
  const close = days.at(-1)?.close ?? null;
  const off = close === null || !quote?.price ? null : offFactor(close, quote.price);
  if (off !== null) return { days: [], close, held: { price: close!, known: quote!.price!, factor: off } };
  return { days, close, held: held.get(spans.at(-1)?.day ?? '') ?? null };
}
