import type { Day } from '../../src/market/day';
import type { Exchange } from '../../src/market/exchange';
import { HALTS, type Halt } from './halts';
import { VN30 } from './vn30';

/** A listed share or fund. Price (VND), daily volume (shares) and volatility (a day's, as a share of 1) are what the simulator starts from. */
export type Listing = {
  symbol: string;
  name: string;
  fullName: string;
  exchange: Exchange;
  kind: 'stock' | 'etf';
  industry: string;
  sector: string;
  inVn30: boolean;
  basePrice: number;
  baseVolume: number;
  volatility: number;
  /** Its first session, where the market still remembers it. */
  listedOn?: Day;
  halt?: Halt;
};

/**
 * Reads one listing per line: symbol | name | full name | industry | sector | VND | shares a day | % a day,
 * and for a young one | first session.
 * The order of the lines is the order of the listings.
 */
export function listingsIn(table: string, exchange: Exchange): Listing[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', name = '', fullName = '', industry = '', sector = '', ...figures] =
        line.split(' | ');
      const [basePrice = 0, baseVolume = 0, percent = 0] = figures.slice(0, 3).map(Number);
      const listedOn = figures[3];
      const kind = symbol.length > 3 ? 'etf' : 'stock';
      const volatility = percent / 100;
      const inVn30 = VN30.includes(symbol);
      const halt = HALTS[symbol];
      return {
        symbol,
        name,
        fullName,
        exchange,
        kind,
        industry,
        sector,
        inVn30,
        basePrice,
        baseVolume,
        volatility,
        ...(listedOn !== undefined && { listedOn }),
        ...(halt && { halt }),
      };
    });
}
