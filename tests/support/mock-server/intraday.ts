import { createMarket } from '../../../mock-server/simulator/simulator';
import { candleAt, type Candles } from '../../../src/market/candles';
import { dayOfEpochSeconds } from '../../../src/market/day';

export const DAY = '2026-08-27';
export const ict = (clock: string, day = DAY) => new Date(`${day}T${clock}+07:00`);

/** A market whose clock a test sets. */
export function marketAt(clock: string) {
  let now = ict(clock);
  const market = createMarket({ now: () => now });
  return { market, setClock: (to: string) => (now = ict(to)) };
}

export const last = (candles: Candles) => candleAt(candles, candles.time.length - 1)!;
export const todays = (candles: Candles) => {
  const bar = last(candles);
  return dayOfEpochSeconds(bar.time) === DAY ? bar : null;
};
