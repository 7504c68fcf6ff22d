import type { Day } from '../../../src/market/day';
import type { Listing } from '../../listing/table';
import { marketCapOf, round2, type Market } from '../../simulator/simulator';
import type { StockFlow } from '../whale';
import type { Business } from './business';
import { lastReported, quartersUntil } from './quarters';
import type { TechnicalFigures } from '../../../src/market/screen/screened';

/** The figures of a symbol as of the last close, as GET api/figures has them. */
export type SymbolFigures = TechnicalFigures & {
  symbol: string;
  shares: number | null;
  marketCap: number | null;
  pe: number | null;
  pb: number | null;
  /** The profit of the newest four quarters for each share, in thousand VND. */
  eps: number | null;
  roe: number | null;
  dividendYield: number | null;
  /** Null for a fund, whose flows no group of investors is reported of. */
  foreign5: number | null;
  foreign20: number | null;
};

type Sources = {
  business: Business | null;
  technical: TechnicalFigures;
  /** The flows of the newest 20 closed trading days, oldest first. */
  flows: readonly (readonly StockFlow[])[];
};

/** Reports the figures of a symbol: its market value is price times shares, and P/E is price over profit of four quarters. */
export function figuresOf(
  market: Market,
  listing: Listing,
  { business, technical, flows }: Sources,
): SymbolFigures {
  const { symbol } = listing;
  const net = flows.map((day) => day.find((flow) => flow.symbol === symbol)?.foreign ?? 0);
  return {
    symbol,
    ...valuationOf(market, listing, business),
    ...technical,
    foreign5: listing.kind === 'etf' ? null : sum(net.slice(-5)),
    foreign20: listing.kind === 'etf' ? null : sum(net),
  };
}

function valuationOf(market: Market, listing: Listing, business: Business | null) {
  const shares = market.shares(listing, market.today());
  const price = market.lastClose(listing);
  if (shares === null || business === null) {
    return { shares, marketCap: null, pe: null, pb: null, eps: null, roe: null, dividendYield: null };
  }
  const newest = lastReported(market.lastDay());
  const profit = sum(quartersUntil(newest, 4).map((quarter) => business.resultOf(quarter).profit));
  const equity = business.equityAt(newest);
  const eps = Math.round((profit * 1e9) / shares) / 1e3 + 0;
  return {
    shares,
    marketCap: marketCapOf(market, listing),
    pe: eps > 0 ? round2(price / eps) : null,
    pb: equity > 0 ? round2((price * shares) / 1e6 / equity) : null,
    eps,
    roe: equity > 0 ? round2((100 * profit) / equity) : null,
    dividendYield: round2((100 * cashOf(market, listing, business)) / price),
  };
}

/** The cash of a year's ex-dates for each share of today, in thousand VND. */
function cashOf(market: Market, listing: Listing, { dividends }: Business) {
  const since = yearBefore(market.lastDay());
  const shares = market.shares(listing, market.today())!;
  return dividends
    .filter(({ day }) => day > since)
    .reduce((total, { day, cash }) => total + (cash / 1e3) * (market.shares(listing, day)! / shares), 0);
}

function yearBefore(day: Day): Day {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

function sum(values: readonly number[]) {
  return round2(values.reduce((total, value) => total + value, 0));
}
