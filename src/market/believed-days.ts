import type { DaySpan } from './bar-spans';
import type { Day } from './day';
import { heldDays } from './held-bars';
import type { Exchange } from './exchange';
import {
  heldAgainstLevels,
  isNearer,
  isOfUnits,
  offFactor,
  type HoldReason,
  type HeldPrice,
} from './held-price';

/** What the newest bars of a symbol say of its price. */
export type NewestBar = {
  /** The close of the newest bar that no other one contradicts, whether a quote does or not. */
  readonly close: number | null;
  /** Why the newest bar is held back; null where it is not. */
  readonly held: HoldReason | null;
};

/** Daily bars without those that are held back. */
type BelievedDays = NewestBar & { readonly days: readonly DaySpan[] };

type QuoteBeside = {
  readonly price: number | null;
  readonly reference?: number | null | undefined;
  readonly exchange: Exchange | null;
};

/** What else is known of the symbol: a quote, and the levels that alerts wait for. */
type Witnesses = {
  readonly quote: QuoteBeside | null;
  /** Whether the quote is of now; one of an older day tells the unit, as a price may have been split since. */
  readonly isOfNow: boolean;
  readonly levels: readonly number[];
};

/**
 * The bars that may be believed beside each other and beside a quote: off by a factor from it or its reference none is, as
 * either may be wrong, unless the level of an alert is in their unit. Ex-dates are loaded where a step needs an explanation.
 */
export async function believedDays(
  spans: readonly DaySpan[],
  witnesses: Witnesses,
  loadExDays: () => Promise<ReadonlySet<Day>>,
): Promise<BelievedDays> {
  const exchange = witnesses.quote?.exchange ?? null;
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
  const off = close === null ? null : offFrom(close, witnesses);
  if (off !== null) return { days: [], close, held: off };
  return { days, close, held: held.get(spans.at(-1)?.day ?? '') ?? null };
}

/** Why no bar of a series is believed beside what else is known; null where that agrees with its newest close. */
function offFrom(close: number, { quote, isOfNow, levels }: Witnesses): HeldPrice | null {
  const ofLevels = heldAgainstLevels(close, levels);
  if (ofLevels) return ofLevels;
  for (const known of [quote?.price, quote?.reference]) {
    const factor = known ? offFactor(close, known) : null;
    const isBelieved = isOfUnits(factor) ? isNearer(levels, close, known!) : factor === null || !isOfNow;
    if (!isBelieved) return { price: close, known: known!, factor };
  }
  return null;
}
