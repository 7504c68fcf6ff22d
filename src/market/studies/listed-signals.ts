import { priceBand } from '../band';
import type { Candles } from '../candles';
import type { Exchange, SecurityKind } from '../exchange';
import { sma } from '../indicators';
import { toVnd } from '../money';
import { backTest } from './back-test';
import { breakOut } from './break-out';
import { divergence } from './divergence';
import type { StudySignal } from './signal';
import { trendUp } from './trend-up';

const LEAST_VALUE_VND = 5e9;
const QUIET_BARS = 10;

type Listing = {
  candles: Candles;
  exchange: Exchange;
  kind?: SecurityKind;
  /** Times of the bars with a corporate action: no signal on those days. */
  exDays?: ReadonlySet<number>;
};

const NO_DAYS: ReadonlySet<number> = new Set();

/**
 * The signals of the four studies that a list may show, oldest first: 5 billion VND traded a day on
 * 20-day average, not on a bar that closed at its ceiling (nobody could buy), none of the same kind
 * in the 10 bars before, and none for a warrant. The ceiling is taken from the previous close.
 */
export function listedSignals({
  candles,
  exchange,
  kind = 'stock',
  exDays = NO_DAYS,
}: Listing): StudySignal[] {
  if (kind === 'warrant') return [];
  const { close, volume } = candles;
  const value = sma(
    close.map((price, i) => toVnd(price) * volume[i]!),
    20,
  );
  const isLiquid = (index: number) => (value[index] ?? 0) >= LEAST_VALUE_VND;
  const isLocked = (index: number) => {
    const { ceiling } = priceBand({ exchange, reference: toVnd(close[index - 1]!), kind });
    return toVnd(close[index]!) === ceiling;
  };
  return [divergence, breakOut, backTest, trendUp]
    .flatMap((study) =>
      withoutEchoes(
        study(candles).filter(
          ({ index }) => isLiquid(index) && !isLocked(index) && !exDays.has(candles.time[index]!),
        ),
      ),
    )
    .sort((a, b) => a.index - b.index);
}

function withoutEchoes(signals: StudySignal[]) {
  const kept: StudySignal[] = [];
  for (const signal of signals) {
    if (signal.index - (kept.at(-1)?.index ?? -Infinity) > QUIET_BARS) kept.push(signal);
  }
  return kept;
}
