import { candleAt, lengthOf, type Candles } from '../../market/candles';
import { limitsFromClose, limitsFromReference } from '../../market/day-limits';
import { dayOfEpochSeconds } from '../../market/day';
import type { Exchange } from '../../market/exchange';
import type { Instrument } from '../resolvers.types';

type TradingDay = {
  symbol: string;
  exchange: Exchange | null;
  price: number | null;
  reference: number | null;
  open: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
};

/** The figures of a trading day with those derived from them: the change from the reference, and the price limits. */
export function withDerivedFigures(
  tradingDay: TradingDay,
): TradingDay & Pick<Instrument, 'change' | 'changePercent' | 'ceiling' | 'floor'> {
  const { price, reference, open, high, low } = tradingDay;
  const change = price !== null && reference !== null ? price - reference : null;
  return {
    ...tradingDay,
    change: change && rounded(change, 3),
    changePercent: change && reference && rounded((change / reference) * 100, 2),
    ...limitsFromReference(reference, { ...tradingDay, reached: [price, open, high, low] }),
  };
}

type Source = { symbol: string; exchange: Exchange | null; candles: Candles | undefined };

/** The trading day of the newest bar, with the change and the limits where the previous close determines them. */
export function newestTradingDay({ symbol, exchange, candles }: Source) {
  const bar = candles ? candleAt(candles, lengthOf(candles) - 1) : null;
  const { open = null, high = null, low = null, close: price = null, volume = null } = bar ?? {};
  const previousClose = candles?.close.at(-2) ?? null;
  const reached = [open, high, low, price];
  const { reference } = limitsFromClose(previousClose, { symbol, exchange, reached });
  const figures = withDerivedFigures({ symbol, exchange, reference, price, open, high, low, volume });
  return { ...figures, day: bar && dayOfEpochSeconds(bar.time) };
}

function rounded(value: number, digits: number) {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale + 0;
}
