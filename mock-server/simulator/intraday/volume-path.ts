import type { Exchange } from '../../../src/market/exchange';
import type { SeededRandom } from '../seeded-random';
import {
  AFTER_MATCH,
  CLOSING_MATCH,
  LAST_MATCH,
  matchingMinutes,
  OPENING_MATCH,
  TIMETABLES,
  type Second,
} from './timetable';

const STRETCHES = 16;

/** The distribution of a day's volume over its auctions and the stretches of its continuous matching. */
type VolumeProfile = {
  opening: number;
  closing: number;
  stretches: readonly number[];
  /** Of the stretches together. */
  total: number;
};

/** Creates the shares matched by a second of the day, in whole lots. */
export function createVolumePath(exchange: Exchange, volume: number, profile: VolumeProfile) {
  return (second: Second) => {
    if (volume === 0) return 0;
    if (second >= LAST_MATCH) return volume;
    const share = shareOf(exchange, second, profile);
    const lots = Math.floor((share * volume) / 100 + 1e-6) * 100;
    const hasOpened = TIMETABLES[exchange].opening > 0 && second >= OPENING_MATCH;
    return Math.max(hasOpened ? 100 : 0, lots);
  };
}

/** The share of a usual day's volume that has traded by a second of the day. */
export function usualShare(exchange: Exchange, second: Second): number {
  return shareOf(exchange, second, usualProfile(exchange));
}

/** Varies the usual profile for one trading day: by a few per cent for the whole market, and for each stock on its own. */
export function volumeProfileOf(market: SeededRandom, own: SeededRandom, exchange: Exchange): VolumeProfile {
  const usual = usualProfile(exchange);
  const stretches = usual.stretches.map(
    (each, i) => each * Math.exp(0.2 * market.normal(i, 0) + 0.35 * own.normal(i, 5)),
  );
  return {
    opening: usual.opening * Math.exp(0.2 * market.normal(0, 1)),
    closing: usual.closing * Math.exp(0.2 * market.normal(0, 2)),
    stretches,
    total: sumOf(stretches),
  };
}

/** Busy at the open and towards the close, quiet around lunch. */
function usualProfile(exchange: Exchange): VolumeProfile {
  const { opening, closing } = TIMETABLES[exchange];
  const stretches = Array.from(
    { length: STRETCHES },
    (_, i) => 0.7 + 1.6 * ((2 * (i + 0.5)) / STRETCHES - 1) ** 2,
  );
  return { opening, closing, stretches, total: sumOf(stretches) };
}

function sumOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0);
}

function shareOf(exchange: Exchange, second: Second, profile: VolumeProfile) {
  const { opening, closing, stretches } = profile;
  const { after } = TIMETABLES[exchange];
  const { passed, total } = matchingMinutes(exchange, second);
  const place = (passed / total) * STRETCHES;
  let done = 0;
  for (let i = 0; i < place; i += 1) done += stretches[i]! * Math.min(1, place - i);
  const [from, to] = AFTER_MATCH;
  return (
    (second >= OPENING_MATCH ? opening : 0) +
    (1 - opening - closing - after) * (done / profile.total) +
    (second >= CLOSING_MATCH ? closing : 0) +
    after * Math.max(0, Math.min(1, (second - from) / (to - from)))
  );
}
