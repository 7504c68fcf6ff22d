import type { Day } from '../../src/market/calendar';
import type { Market } from '../simulator/market';
import { edition } from './news/edition';
import { pulseOf } from './pulse';
import { sessionOn } from './session';
import { signalsOf } from './signals';

/** Reads the market for its audience: signals, pulse and news are computed at first ask, once per closed session. */
export function createDesk(market: Market) {
  const session = market.perSession((day: Day) => sessionOn(market, day));
  const signals = market.perSession(() => signalsOf(market));
  const pulse = market.perSession(() => pulseOf(session(market.lastDay())));
  return {
    session,
    signals: () => signals(),
    pulse: () => pulse(),
    /** Items appear at their time of day, so this is composed at every ask. */
    news: () => edition({ market, session, signals: signals() }),
  };
}

export type Desk = ReturnType<typeof createDesk>;
