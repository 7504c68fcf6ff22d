/** How many bars Page Up and Page Down move by. */
const PAGE = 20;

type Press = { key: string; shiftKey: boolean };
type Bars = {
  /** Oldest first. */
  time: readonly number[];
  /** The times of the bars that have a signal, oldest first. */
  signals: readonly number[];
};

/** The bar that a key moves to from another one, or from none; null where the key does not move. */
export function barByKey(
  { key, shiftKey }: Press,
  from: number | null,
  { time, signals }: Bars,
): number | null {
  const newest = time.length - 1;
  const index = from === null ? -1 : time.indexOf(from);
  const by = (step: number) =>
    time[index === -1 ? newest : Math.min(Math.max(index + step, 0), newest)] ?? null;

  switch (key) {
    case 'ArrowLeft':
      if (shiftKey) return signals.findLast((bar) => from === null || bar < from) ?? null;
      return by(-1);
    case 'ArrowRight':
      if (shiftKey) return (from === null ? signals.at(-1) : signals.find((bar) => bar > from)) ?? null;
      return by(1);
    case 'PageUp':
      return by(-PAGE);
    case 'PageDown':
      return by(PAGE);
    case 'Home':
      return time[0] ?? null;
    case 'End':
      return time[newest] ?? null;
    default:
      return null;
  }
}
