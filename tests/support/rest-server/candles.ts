/** A daily bar at 00:00 UTC of its day; prices in thousand đồng, volume in shares. */
export type Bar = { time: number; open: number; high: number; low: number; close: number; volume: number };

const DAY = 86_400;
const LAST = Date.UTC(2026, 7, 27) / 1000;
const BARS = 320;

/** The newest bars of a symbol up to 27 August 2026, oldest first: the same on every run, and no two symbols alike. */
export function candlesOf(symbol: string, count = BARS): readonly Bar[] {
  const seed = [...symbol].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 997;
  const base = 15 + (seed % 80);
  const level = (bar: number) =>
    base * (1 + 0.18 * Math.sin(bar / 47 + seed) + 0.05 * Math.sin(bar / 7 + seed / 3));

  return weekdays(count).map((time, day) => {
    const bar = day + BARS - count;
    const [open, close] = [tick(level(bar - 0.6)), tick(level(bar))];
    const reach = base * 0.006 * (1 + Math.abs(Math.sin(bar * seed)));
    return {
      time,
      open,
      high: tick(Math.max(open, close) + reach),
      low: tick(Math.min(open, close) - reach),
      close,
      volume: 100 * Math.round(20_000 + 15_000 * Math.abs(Math.sin(bar / 3 + seed))),
    };
  });
}

function weekdays(count: number): readonly number[] {
  const days: number[] = [];
  for (let time = LAST; days.length < count; time -= DAY) {
    const weekday = new Date(time * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(time);
  }
  return days.reverse();
}

function tick(price: number) {
  return Math.round(price * 20) / 20;
}
