import type { Day } from '../../src/market/day';
import { listingOf } from '../listing/universe';
import type { Market } from '../simulator/market';
import { OPENING_MATCH } from '../simulator/intraday';
import { inSlices } from '../simulator/slices';
import { edition, WRITTEN_ABOUT } from './news/edition';
import { pulseOf } from './pulse';
import { recommendedOf } from './recommended';
import { instantOf, sessionOn, usualDays } from './session';
import { newestFirst, signalsOn } from './signals';
import { flowsOn, whaleOf } from './whale';

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
  const recommended = market.perSession(() => recommendedOf(signals(), market));
  const pulse = market.perStep(() => pulseOf(session(pulseDay(market))));
  const turnoversPrepared = market.perSession(async () => {
    await market.ready();
    await inSlices(usualDays(market, market.lastDay()), (day) => void market.turnover(day));
    await inSlices(stocks, (listing) => void market.standing(listing, market.today()));
  });
  const signalsPrepared = market.perSession(async () => {
    await market.ready();
    await inSlices(stocks, ({ symbol }) => void signalsOf(symbol));
  });
  const newsPrepared = market.perSession(async () => {
    await Promise.all([turnoversPrepared(), signalsPrepared()]);
    await inSlices(market.days().slice(-WRITTEN_ABOUT), (day) => void session(day));
  });
  const flows = market.perSession((day: Day) => flowsOn(market, day));
  const whaleDays = (count: number) => {
    const before = market.days().filter((day) => day < pulseDay(market));
    return before.slice(before.length - count + 1);
  };
  const whale = (count: number) => {
    const newest = session(pulseDay(market));
    const before = whaleDays(count).map((day) => ({ day, flows: flows(day) }));
    return whaleOf(instantOf(newest), [...before, newest]);
  };
  return {
    session,
    signals: () => signals(),
    recommended: () => recommended(),
    pulse: () => pulse(),
    whale,
    /** Items appear at their time of day, so this is composed at every ask. */
    news: () => edition({ market, session, signals: signals() }),
    /** Prepares what an answer rests on, a little at a time, so that no page waits for it in one piece. */
    ready: {
      pulse: () => turnoversPrepared(),
      signals: () => signalsPrepared(),
      news: () => newsPrepared(),
      async whale(count: number) {
        await turnoversPrepared();
        await inSlices(whaleDays(count), (day) => void flows(day));
      },
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

/** Until Ho Chi Minh City's opening auction has made a price, there is nothing to say of a session. */
function pulseDay(market: Market): Day {
  const second = market.second();
  return second !== null && second < OPENING_MATCH ? market.lastDay() : market.today();
}
