import type { Day } from '../../src/market/day';
import { listingOf } from '../listing/universe';
import { OPENING_MATCH, runInSlices, type Market } from '../simulator/simulator';
import { createCompanyReports } from './company/report';
import { memberDesk } from './desk';
import { pastTrades } from './desk-history';
import { pulseOf } from './market-pulse';
import { LINE_MINUTES, publicPulseOf, publicSignalOf } from './public-pulse';
import { newsFeed, NEWS_DAYS } from './news-feed/news-feed';
import { recommendedOf } from './recommended';
import { newestFirst, signalsOf } from './signals';
import { instantOf, referenceDays, tradingDayOf } from './trading-day';
import { flowsOn, whaleOf } from './whale';

/**
 * Computes the reports on a market when they are first read: signals, pulse and news once per closed trading day, what a
 * running trading day changes once per step of the clock.
 */
export function createReports(market: Market) {
  const { memoPerClosedDay, memoPerStep } = market;
  const closed = memoPerClosedDay((day: Day) => tradingDayOf(market, day));
  const running = memoPerStep((day: Day) => tradingDayOf(market, day));
  const tradingDay = (day: Day) => (day > market.lastDay() ? running(day) : closed(day));

  const stocks = market.listings.filter(({ kind }) => kind === 'stock');
  const signalsPerStock = memoPerClosedDay((symbol) => signalsOf(market, listingOf(symbol)!));
  const signals = memoPerClosedDay(() =>
    newestFirst(stocks.flatMap(({ symbol }) => signalsPerStock(symbol))),
  );
  const recommended = memoPerStep(() => recommendedOf(signals(), market));
  const past = memoPerClosedDay(() => pastTrades(market));
  const desk = memoPerStep(() => memberDesk(signals(), past(), market));
  const pulse = memoPerStep(() => pulseOf(tradingDay(pulseDay(market))));
  // Per trading day on the board too, whose shock moves the market's factors.
  const publicSignal = memoPerClosedDay((_today: Day) => publicSignalOf(market));
  const publicPulse = memoPerStep(() =>
    publicPulseOf(tradingDay(pulseDay(market, LINE_FROM)), market, publicSignal(market.today())),
  );
  const flows = memoPerClosedDay((day: Day) => flowsOn(market, day));
  const companies = createCompanyReports(market, flows);
  const closedWhaleDays = (count: number) => {
    const before = market.days().filter((day) => day < pulseDay(market));
    return before.slice(before.length - count + 1);
  };

  const turnoversPrepared = memoPerClosedDay(async () => {
    await market.prepare();
    await runInSlices(referenceDays(market, market.lastDay()), (day) => void market.turnover(day));
    await runInSlices(stocks, (listing) => void market.snapshot(listing, market.today()));
  });
  const signalsPrepared = memoPerClosedDay(async () => {
    await market.prepare();
    await runInSlices(stocks, ({ symbol }) => void signalsPerStock(symbol));
  });
  const newsPrepared = memoPerClosedDay(async () => {
    await Promise.all([turnoversPrepared(), signalsPrepared()]);
    await runInSlices(market.days().slice(-NEWS_DAYS), (day) => void tradingDay(day));
  });
  return {
    tradingDay,
    signals: () => signals(),
    recommended: () => recommended(),
    /** The first desk of the demo's member. */
    desk: () => desk(),
    pulse: () => pulse(),
    publicPulse: () => publicPulse(),
    /** Of everything, or of one symbol alone. */
    whale(count: number, symbol?: string) {
      const newest = tradingDay(pulseDay(market));
      const before = closedWhaleDays(count).map((day) => ({ day, flows: flows(day), isRunning: false }));
      const days = [...before, { ...newest, isRunning: newest.second !== null }];
      return whaleOf(
        instantOf(newest),
        symbol === undefined
          ? days
          : days.map((day) => ({ ...day, flows: day.flows.filter((flow) => flow.symbol === symbol) })),
      );
    },
    /** The figures of every listing as of the last close. */
    figures: companies.figures,
    company: companies.company,
    /** Composed at every call, since items appear at their time of day. */
    news: () => newsFeed({ market, tradingDay, signals: signals() }),
    /** Computes what a report needs a little at a time, so that the page stays responsive. */
    prepare: {
      pulse: () => turnoversPrepared(),
      publicPulse: () => turnoversPrepared(),
      signals: () => signalsPrepared(),
      news: () => newsPrepared(),
      figures: companies.prepareFigures,
      async whale(count: number) {
        await turnoversPrepared();
        await runInSlices(closedWhaleDays(count), (day) => void flows(day));
      },
    },
  };
}

export type Reports = ReturnType<typeof createReports>;

/** The second from which the line of a visitor's pulse has two points: pages draw none of fewer, and show an example. */
const LINE_FROM = OPENING_MATCH + LINE_MINUTES * 60;

/** The running trading day from the opening auction of HOSE on, which makes its first prices, or from a later second on. */
function pulseDay(market: Market, from = OPENING_MATCH): Day {
  const second = market.second();
  return second !== null && second < from ? market.lastDay() : market.today();
}
