import { exchangeOf } from '../../src/market/exchange';
import { marketCapOf, type Market } from '../simulator/simulator';
import { listedInstrument } from './symbol';

/**
 * The response of /symbol_info in columns: everything that is listed, or one exchange's. `market_cap` is in billion VND as
 * of the last close, the same as in GET api/figures; a fund has none.
 */
export function symbolInfoColumns(market: Market, group: string | undefined) {
  const exchange = exchangeOf(group);
  if (group && exchange === null) return { s: 'error', errmsg: `unknown_group ${group}` };
  const listings = market.listings.filter((listing) => exchange === null || listing.exchange === exchange);
  const instruments = listings.map(listedInstrument);
  const exchanges = listings.map((listing) => listing.exchange);
  return {
    symbol: listings.map(({ symbol }) => symbol),
    description: instruments.map(({ name }) => name),
    full_name: instruments.map(({ fullName }) => fullName),
    sector: listings.map(({ sector }) => sector),
    market_cap: listings.map((listing) => marketCapOf(market, listing)),
    type: instruments.map(({ type }) => type),
    'exchange-listed': exchanges,
    'exchange-traded': exchanges,
    minmovement: 1,
    pricescale: 100,
    timezone: 'Asia/Ho_Chi_Minh',
    'session-regular': '0900-1130,1300-1500',
    'has-intraday': true,
  };
}
