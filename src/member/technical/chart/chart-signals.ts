import { isStudyKind, KIND_OF } from '../../../graph/signal-kinds';
import type { useT } from '../../../i18n/useT';
import type { Candles } from '../../../market/candles';
import { dayOfEpochSeconds, type Day } from '../../../market/day';
import type { SignalKind, StudySignal } from '../../../market/studies/signal';
import { studySignals } from '../../../market/studies/studies';

/** A signal with the bar it was found on: its time, its day and its lowest price. */
export type DatedSignal = StudySignal & { time: number; day: Day; low: number };

/** The daily bars up to the last session that is over: a bar that still forms proves nothing. */
export function closedBars(candles: Candles, lastClosed: Day): Candles {
  const open = candles.time.findIndex((seconds) => dayOfEpochSeconds(seconds) > lastClosed);
  return open === -1 ? candles : until(open, candles);
}

/** What the studies find on daily bars, each of a session that is over; the end of a longer history where that `isCut`. */
export function signalsOf(candles: Candles, isCut = false): readonly DatedSignal[] {
  const { time, low } = candles;
  return studySignals(candles, { isCut }).map((signal) => ({
    ...signal,
    time: time[signal.index]!,
    day: dayOfEpochSeconds(time[signal.index]!),
    low: low[signal.index]!,
  }));
}

/** What a kind of signal is called where there is little room: without what stands in brackets or behind a stroke. */
export function nameOfKind(t: ReturnType<typeof useT>, kind: SignalKind): string {
  return t(`signals.${KIND_OF[kind]}`).split(/ [(/]/)[0]!;
}

/** The kind that the server's word names; null for any other word. */
export function kindNamed(word: string): SignalKind | null {
  return isStudyKind(word) ? word : null;
}

function until(end: number, { time, open, high, low, close, volume }: Candles): Candles {
  return {
    time: time.slice(0, end),
    open: open.slice(0, end),
    high: high.slice(0, end),
    low: low.slice(0, end),
    close: close.slice(0, end),
    volume: volume.slice(0, end),
  };
}
