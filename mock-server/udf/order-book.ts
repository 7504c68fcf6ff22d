import { formatMinute, toThousand } from '../../src/market/format';
import { sharesOf } from '../listing/shares';
import type { Listing } from '../listing/table';
import { hash32, type Market } from '../simulator/simulator';

const MOST_MATCHES = 20;

/** Investors from abroad may hold so much of a company, of a bank less (decrees 155/2020 and 01/2014). */
const USUAL_LIMIT = 0.49;
const BANK_LIMIT = 0.3;

/** The last matches, what an auction would match, and what investors from abroad may still buy. */
export function orderBookOf(market: Market, listing: Listing) {
  const matches = market.matches(listing, MOST_MATCHES);
  const expected = market.expected(listing);
  const room = foreignRoomOf(market, listing);
  return {
    ...(matches.length > 0 && {
      matches: matches.map(({ second, price, volume, side }) => [
        `${formatMinute(Math.floor(second / 60))}:${String(second % 60).padStart(2, '0')}`,
        toThousand(price),
        volume,
        ...(side === null ? [] : [side]),
      ]),
    }),
    ...(expected && { expected_price: toThousand(expected.price), expected_volume: expected.volume }),
    ...(room !== null && { foreign_room: room }),
  };
}

/** A part of what the law permits; null for a fund. */
function foreignRoomOf({ seed }: Market, listing: Listing) {
  const shares = sharesOf(listing);
  if (shares === null) return null;
  const limit = listing.sector === 'Ngân hàng' ? BANK_LIMIT : USUAL_LIMIT;
  const free = (hash32(`${seed} room ${listing.symbol}`) % 1000) / 1000;
  return Math.round((shares * limit * free ** 2) / 100) * 100;
}
