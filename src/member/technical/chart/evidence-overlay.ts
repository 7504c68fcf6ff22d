import type { SignalKind } from '../../../market/studies/signal';
import type { Indicator } from './indicators';
import type { DatedSignal } from './chart-signals';
import type { Segment, Sketch } from './sketch';

/** The indicators that a kind of signal speaks of; they are drawn with its evidence, chosen or not. */
export function spokenOf(kind: SignalKind): readonly Indicator[] {
  return SPOKEN_OF[kind];
}

const SPOKEN_OF: Readonly<Record<SignalKind, readonly Indicator[]>> = {
  buy_divergence: ['rsi'],
  buy_break_out: [],
  buy_back_test: [],
  buy_trend_up: ['sma50', 'sma150', 'sma200'],
};

/** How far beyond its bar the lines of a signal go on. */
const BEYOND = 10;

/**
 * What a signal rests on as lines over the bars of these times, which may begin earlier than those it was found on; the
 * void level is as the study has it, `tick` makes it a price.
 */
export function sketchOf(
  signal: DatedSignal,
  times: readonly number[],
  tick: (price: number) => number,
): Sketch {
  const time = times.slice(Math.max(0, times.indexOf(signal.time) - signal.index));
  const at = (index: number, value: number) => ({ time: time[index]!, value });
  const last = Math.min(signal.index + BEYOND, time.length - 1);
  const level = (from: number, value: number): Segment => ({ from: at(from, value), to: at(last, value) });
  const sketch = (first: number, drawn: Partial<Sketch>): Sketch => ({
    of: `${signal.kind} ${signal.day}`,
    from: time[first]!,
    to: time[last]!,
    onPrice: [],
    onRsi: [],
    zone: null,
    ...drawn,
    voidBelow: tick(signal.voidBelow),
  });

  const { evidence } = signal;
  switch (evidence.kind) {
    case 'buy_divergence': {
      const { first, second } = evidence;
      return sketch(first.index, {
        onPrice: [{ from: at(first.index, first.low), to: at(second.index, second.low) }],
        onRsi: [{ from: at(first.index, first.rsi), to: at(second.index, second.rsi) }],
      });
    }
    case 'buy_break_out':
      return sketch(evidence.peak, { onPrice: [level(evidence.peak, evidence.level)] });
    case 'buy_back_test': {
      const { peak, breakout, level: broken, range } = evidence;
      return sketch(peak, {
        onPrice: [level(peak, broken)],
        zone: { from: at(breakout, broken), to: at(last, broken + 0.5 * range) },
      });
    }
    case 'buy_trend_up':
      // The averages are lines of the chart; three short strokes on the day show how they are stacked.
      return sketch(Math.max(0, signal.index - BEYOND), {
        onPrice: [50, 150, 200].map((length) => level(signal.index, evidence.averages[length as 50])),
      });
  }
}
