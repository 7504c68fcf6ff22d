import { dayOfEpochSeconds, type Day } from '../../src/market/calendar';
import { listedSignals } from '../../src/market/studies/listed-signals';
import type { SignalKind } from '../../src/market/studies/signal';
import { createDraws } from '../simulator/draws';
import type { Market } from '../simulator/market';

const SESSIONS = 20;

/** A T+ signal on the bar at `index` of its symbol's candles; price in thousand VND, updated 'YYYY-MM-DD HH:mm:ss'. */
export type Signal = {
  symbol: string;
  kind: SignalKind;
  price: number;
  day: Day;
  updated: string;
  index: number;
};

/** The signals of the newest 20 sessions on all stocks, funds left out; newest first. */
export function signalsOf(market: Market): Signal[] {
  const since = market.days().at(-SESSIONS)!;
  return market.listings
    .filter(({ kind }) => kind === 'stock')
    .flatMap(({ symbol, exchange, kind }) => {
      const candles = market.candles(symbol)!;
      return listedSignals({ candles, exchange, kind }).map((signal) => {
        const time = candles.time[signal.index]!;
        const day = dayOfEpochSeconds(time);
        const clock = confirmedAt(`${market.seed} ${symbol} ${signal.kind}`, time);
        return { symbol, ...signal, day, updated: `${day} ${clock}` };
      });
    })
    .filter(({ day }) => day >= since)
    .sort((a, b) => compare(b.updated, a.updated) || compare(a.symbol, b.symbol));
}

// The studies run between the closing auction and the end of the session.
function confirmedAt(key: string, time: number) {
  const second = Math.floor(900 * createDraws(key).uniform(time / 86_400, 0));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `14:${pad(45 + Math.floor(second / 60))}:${pad(second % 60)}`;
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}
