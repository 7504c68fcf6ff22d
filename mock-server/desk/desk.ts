import type { Day } from '../../src/market/calendar';
import { listingOf } from '../listing/universe';
import type { Market } from '../simulator/market';
import { OPENING_MATCH } from '../simulator/intraday';
import { inSlices } from '../simulator/slices';
import { edition } from './news/edition';
import { pulseOf } from './pulse';
import { sessionOn } from './session';
import { newestFirst, signalsOn } from './signals';

/**
 * Reads the market for its audience: signals, pulse and news are computed at first ask, once per closed session; what a
 * running session changes, once per step of the clock.
 */
export function createDesk(market: Market) {
  const closed = market.perSession((day: Day) => sessionOn(market, day));
  const running = market.perStep((day: Day) => sessionOn(market, day));
  const session = (day: Day) => (day > market.lastDay() ? running(day) : closed(day));

  const stocks = market.listings.filter(({ kind }) => kind === 'stock');
  const signalsOf = market.perSession((symbol) => signalsOn(market, listingOf(symbol)!));
  const signals = market.perSession(() => newestFirst(stocks.flatMap(({ symbol }) => signalsOf(symbol))));
  const pulse = market.perStep(() => pulseOf(session(pulseDay(market))));
  const prepared = market.perSession(async () => {
    await market.ready();
    await inSlices(stocks, ({ symbol }) => void signalsOf(symbol));
  });
  return {
    session,
    signals: () => signals(),
    pulse: () => pulse(),
    /** Items appear at their time of day, so this is composed at every ask. */
    news: () => edition({ market, session, signals: signals() }),
    /** Prepares the signals, and all that they rest on, a little at a time. */
    ready: () => prepared(),
  };
}

export type Desk = ReturnType<typeof createDesk>;

/** Until Ho Chi Minh City's opening auction has made a price, there is nothing to say of a session. */
function pulseDay(market: Market): Day {
  const second = market.second();
  return second !== null && second < OPENING_MATCH ? market.lastDay() : market.today();
}
