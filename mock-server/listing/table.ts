import type { Day } from '../../src/market/day';
import type { Exchange } from '../../src/market/exchange';
import { HALTS, type Halt } from './halts';
import { sectorOf } from './sectors';

/** The basket of VN30 as of the end of November 2025. */
const VN30: readonly string[] = (
  'ACB BCM BID CTG DGC FPT GAS GVR HDB HPG LPB MBB MSN MWG PLX ' +
  'SAB SHB SSB SSI STB TCB TPB VCB VHM VIB VIC VJC VNM VPB VRE'
).split(' ');

/** A listed share or fund. Price (VND), daily volume (shares) and volatility (standard deviation of a day's log return) are the inputs of the simulator. */
export type Listing = {
  symbol: string;
  name: string;
  fullName: string;
  exchange: Exchange;
  kind: 'stock' | 'etf';
  industry: string;
  /** The group of stocks whose moves it shares. */
  group: string;
  /** Where a broker files it. */
  sector: string;
  inVn30: boolean;
  basePrice: number;
  baseVolume: number;
  volatility: number;
  /** Its first trading day, for a young listing. */
  listedOn?: Day;
  halt?: Halt;
};

/**
 * Parses one listing per line: symbol | name | full name | industry | group | VND | shares a day | % a day,
 * and for a young one | first trading day.
 */
export function parseListings(table: string, exchange: Exchange): Listing[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', name = '', fullName = '', industry = '', group = '', ...figures] =
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
        group,
        sector: sectorOf(symbol, group),
        inVn30,
        basePrice,
        baseVolume,
        volatility,
        ...(listedOn !== undefined && { listedOn }),
        ...(halt && { halt }),
      };
    });
}
