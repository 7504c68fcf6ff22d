import type { SignalKind } from '../../../graph/resolvers.types';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import { epochSecondsOf, type Day } from '../../../market/day';
import type { Indicator } from './indicators';

/** A point on the chart: a bar's time in Unix seconds, and a value on the scale of its pane. */
type ChartPoint = { time: number; value: number };

export type Segment = { from: ChartPoint; to: ChartPoint };

/** The evidence of a signal as shapes on the chart. */
export type EvidenceOverlay = {
  /** Identifies the signal among those of its symbol. */
  signalKey: string;
  /** Unix seconds of the first and the last bar that the shapes cover. */
  from: number;
  to: number;
  onPrice: readonly Segment[];
  onRsi: readonly Segment[];
  /** The tested zone, from corner to corner. */
  zone: Segment | null;
  /** The signal is void after a close below this price; null where another stop is drawn. */
  voidBelow: number | null;
};

/** The indicators that the evidence of a kind refers to; shown with it even when they are not chosen. */
export const evidenceIndicators: Readonly<Record<SignalKind, readonly Indicator[]>> = {
  DIVERGENCE: ['rsi'],
  BREAK_OUT: [],
  BACK_TEST: [],
  TREND_UP: ['sma50', 'sma150', 'sma200'],
};

/** How many bars beyond the signal its lines go on. */
const BEYOND = 10;

type Signal = Pick<ExplainedSignalFragment, 'kind' | 'day' | 'voidBelow' | 'evidence'>;

/**
 * The overlay of a signal over the bars of these times; null where they lack its day. Levels that begin before the
 * first bar begin on it. `roundToTick` makes a price of the computed void level.
 */
export function createEvidenceOverlay(
  signal: Signal,
  time: readonly number[],
  roundToTick: (price: number) => number,
): EvidenceOverlay | null {
  const indexOf = (day: Day) => time.indexOf(epochSecondsOf(day));
  const index = indexOf(signal.day);
  if (index === -1) return null;

  const last = Math.min(index + BEYOND, time.length - 1);
  const at = (position: number, value: number) => ({ time: time[Math.max(0, position)]!, value });
  const level = (from: number, value: number): Segment => ({ from: at(from, value), to: at(last, value) });
  const overlay = (first: number, shapes: Partial<EvidenceOverlay>): EvidenceOverlay => ({
    signalKey: `${signal.kind} ${signal.day}`,
    from: time[Math.max(0, first)]!,
    to: time[last]!,
    onPrice: [],
    onRsi: [],
    zone: null,
    ...shapes,
    voidBelow: roundToTick(signal.voidBelow),
  });

  const { evidence } = signal;
  switch (evidence.__typename) {
    case 'DivergenceEvidence': {
      const { first, second } = evidence;
      const [start, end] = [indexOf(first.day), indexOf(second.day)];
      // Begun on a later bar, the line would have another slope.
      if (start === -1) return overlay(end, {});
      return overlay(start, {
        onPrice: [{ from: at(start, first.low), to: at(end, second.low) }],
        onRsi: [{ from: at(start, first.rsi), to: at(end, second.rsi) }],
      });
    }
    case 'BreakOutEvidence': {
      const peak = indexOf(evidence.peakDay);
      return overlay(peak, { onPrice: [level(peak, evidence.level)] });
    }
    case 'BackTestEvidence': {
      const [peak, breakout] = [indexOf(evidence.peakDay), indexOf(evidence.breakoutDay)];
      return overlay(peak, {
        onPrice: [level(peak, evidence.level)],
        zone: { from: at(breakout, evidence.level), to: at(last, evidence.zoneTop) },
      });
    }
    case 'TrendUpEvidence': {
      // The averages are lines of the chart; three short strokes show their order on the day.
      const { average50, average150, average200 } = evidence;
      return overlay(index - BEYOND, {
        onPrice: [average50, average150, average200].map((average) => level(index, average)),
      });
    }
  }
}
