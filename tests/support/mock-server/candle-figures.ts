/** The columns of GET /udf/history that the figures follow from. */
export type Bars = { h: readonly number[]; l: readonly number[]; c: readonly number[]; v: readonly number[] };

/** The technical figures of daily bars, computed bar by bar from their definitions. */
export function candleFigures({ h, l, c, v }: Bars) {
  const newest = (values: readonly number[], count: number) =>
    values.length < count ? null : values.slice(values.length - count);
  const mean = (values: readonly number[] | null) =>
    values && values.reduce((sum, value) => sum + value, 0) / values.length;
  const [highs, lows] = [newest(h, 250), newest(l, 250)];
  return {
    rsi14: rsi14(c),
    ma20: mean(newest(c, 20)),
    ma50: mean(newest(c, 50)),
    ma200: mean(newest(c, 200)),
    high52w: highs && Math.max(...highs),
    low52w: lows && Math.min(...lows),
    averageVolume20: mean(newest(v, 20)),
    averageValue20: mean(
      newest(
        c.map((price, i) => (price * v[i]!) / 1e6),
        20,
      ),
    ),
  };
}

/** Wilder's: the mean rise and fall of 14 moves, of which each later move replaces a fourteenth. */
function rsi14(closes: readonly number[]) {
  const moves = closes.slice(1).map((close, i) => close - closes[i]!);
  if (moves.length < 14) return null;
  const first = moves.slice(0, 14);
  let rise = first.reduce((sum, move) => sum + Math.max(move, 0), 0) / 14;
  let fall = first.reduce((sum, move) => sum - Math.min(move, 0), 0) / 14;
  for (const move of moves.slice(14)) {
    rise = (13 * rise + Math.max(move, 0)) / 14;
    fall = (13 * fall - Math.min(move, 0)) / 14;
  }
  return fall === 0 ? 100 : (100 * rise) / (rise + fall);
}
