import type { Candles } from '../../../src/market/candles';
import { CLOSE, instantText } from '../../../src/market/clock';
import type { Day } from '../../../src/market/day';
import type { Listing } from '../../listing/table';
import { listingOf } from '../../listing/universe';
import { runInSlices, type Market } from '../../simulator/simulator';
import type { StockFlow } from '../whale';
import { businessOf } from './business';
import { companyOf, type CompanyReport } from './company';
import { figuresOf, type SymbolFigures } from './figures';
import { technicalFiguresOf } from './technical';

/** The trading days of net buying in the figures. */
const FLOW_DAYS = 20;
/** The trading days of candles that hold a year of them, more for a share that seldom matches. */
const [USUAL_DAYS, MOST_DAYS] = [500, 1000];
const ENOUGH = 300;

/** Creates the reports on companies; `flowsOn` returns the flows of a closed trading day. */
export function createCompanyReports(market: Market, flowsOn: (day: Day) => readonly StockFlow[]) {
  const flowDays = () => market.days().slice(-FLOW_DAYS);
  const figures = market.memoPerClosedDay((key): SymbolFigures => {
    const listing = listingOf(key.split(' ')[0]!)!;
    return figuresOf(market, listing, {
      business: businessOf(market, listing),
      technical: technicalFiguresOf(candlesOf(market, listing)),
      flows: flowDays().map(flowsOn),
    });
  });
  // Per trading day on the board too, whose ex-dates adjust the candles before it.
  const figuresFor = ({ symbol }: Listing) => figures(`${symbol} ${market.today()}`);
  return {
    /** The figures of every listing as of the last close. */
    figures: () => ({
      asOf: instantText(market.lastDay(), CLOSE),
      symbols: market.listings.map(figuresFor),
    }),
    /** The quarters and the peers of a company. */
    company: (listing: Listing): CompanyReport => companyOf(market, listing, businessOf(market, listing)),
    async prepareFigures() {
      await market.prepare();
      await runInSlices(flowDays(), (day) => void flowsOn(day));
      await runInSlices(market.listings, (listing) => void figuresFor(listing));
    },
  };
}

function candlesOf(market: Market, listing: Listing): Candles {
  const { adjusted } = market.newestHistory(listing, USUAL_DAYS);
  return adjusted.time.length < ENOUGH ? market.newestHistory(listing, MOST_DAYS).adjusted : adjusted;
}
