import { candleAt, hasRange, lengthOf, type Candles } from '../../market/candles';
import { limitsFromClose, limitsFromReference } from '../../market/day-limits';
import { dayOfEpochSeconds } from '../../market/day';
import type { Exchange } from '../../market/exchange';
import type { Quote } from '../../market/quote';

type KnownFigures = Omit<Quote, 'change' | 'changePercent' | 'ceiling' | 'floor'>;

/** The figures of a trading day with those derived from them: the change from the reference, and the price limits. */
export function quoteOfDay(symbol: string, exchange: Exchange | null, known: KnownFigures): Quote {
  const { price, reference, open, high, low } = known;
  const change = price !== null && reference !== null ? price - reference : null;
  return {
    ...known,
    change: change && rounded(change, 3),
    changePercent: change && reference && rounded((change / reference) * 100, 2),
    ...limitsFromReference(reference, { symbol, exchange, reached: [price, open, high, low] }),
  };
}

type Source = {
  symbol: string;
  exchange: Exchange | null;
  candles: Candles | undefined;
  /** Whether the feed calls it an index, whose reference is the previous close. */
  isIndex?: boolean;
};

/**
 * The trading day of the newest bar, with the change and the limits where the previous close determines them; null without a
 * bar.
 */
export function quoteOfBars({ symbol, exchange, candles, isIndex = false }: Source): Quote | null {
  const bar = candles ? candleAt(candles, lengthOf(candles) - 1) : null;
  if (!bar) return null;
  const { time, close: price, volume } = bar;
  // A day without a match stands at its reference, and has no range.
  const isMatched = volume !== 0;
  const { open, high, low } = isMatched && hasRange(candles!, time) ? bar : NO_RANGE;
  const previousClose = candles?.close.at(-2) ?? null;
  const day = { symbol, exchange, reached: [open, high, low, price] };
  const known = isIndex ? previousClose : limitsFromClose(previousClose, day).reference;
  const reference = isMatched ? known : price;
  const figures = { price, reference, open, high, low, volume, day: dayOfEpochSeconds(time), at: null };
  return quoteOfDay(symbol, exchange, { ...figures, source: 'BAR' });
}

const NO_RANGE = { open: null, high: null, low: null };

function rounded(value: number, digits: number) {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale + 0;
}
