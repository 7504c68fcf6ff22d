import { priceBand } from '../band';
import type { Candles } from '../candles';
import type { Exchange, SecurityKind } from '../exchange';
import { sma } from '../indicators';
import { toVnd } from '../money';
import type { StudySignal } from './signal';
import { studySignals } from './studies';

const LEAST_VALUE_VND = 5e9;
const QUIET_BARS = 10;

type Listing = {
  candles: Candles;
  exchange: Exchange;
  kind?: SecurityKind;
  /** The bars, by their `time`, whose price a corporate action moved. */
  exDays?: ReadonlySet<number>;
  /** The bars, by their `time`, that are the first of a listing or after a halt. */
  openings?: ReadonlySet<number>;
};

/**
 * The signals of the four studies that a list may show, oldest first: 5 billion VND traded a day on
 * 20-day average, not on a bar that closed at its ceiling (nobody could buy), on the day of a corporate action nor on the
 * first bar of a listing or after a halt, none of the same kind in the 10 bars before, and none for a warrant. The ceiling is taken from the previous close.
 */
export function listedSignals({
  candles,
  exchange,
  kind = 'stock',
  exDays,
  openings,
}: Listing): StudySignal[] {
  if (kind === 'warrant') return [];
  const { time, close, volume } = candles;
  const value = sma(
    close.map((price, i) => toVnd(price) * volume[i]!),
    20,
  );
  const isLiquid = (index: number) => (value[index] ?? 0) >= LEAST_VALUE_VND;
  const isLocked = (index: number) => {
    const { ceiling } = priceBand({ exchange, reference: toVnd(close[index - 1]!), kind });
    return toVnd(close[index]!) === ceiling;
  };
  const isApart = (at: number) => exDays?.has(at) === true || openings?.has(at) === true;
  return withoutEchoes(
    studySignals(candles).filter(
      ({ index }) => isLiquid(index) && !isLocked(index) && !isApart(time[index]!),
    ),
  );
}

function withoutEchoes(signals: StudySignal[]) {
  const newest = new Map<string, number>();
  return signals.filter(({ kind, index }) => {
    if (index - (newest.get(kind) ?? -Infinity) <= QUIET_BARS) return false;
    newest.set(kind, index);
    return true;
  });
}
