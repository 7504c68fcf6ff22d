import { roundToTick } from '../../../src/market/tick';
import type { Listing } from '../../listing/table';
import type { DayBar } from '../bars';
import type { SeededRandom } from '../seeded-random';
import { LAST_MATCH, matchingMinutes } from './timetable';

const ROW = 1024;
/** The deviation of a day's walk over its range: a quiet day also moves little from minute to minute. */
const SWING = 0.62;

/** Creates the price of the last match by minutes of continuous matching: through the day's open, high and low. */
export function createPricePath(listing: Listing, day: DayBar, random: SeededRandom) {
  const { exchange, kind, volatility } = listing;
  const { high, low, close } = day;
  const { total } = matchingMinutes(exchange, LAST_MATCH);
  /** Turns back a price that would leave the day's range, by as much as it would leave it. */
  const within = (value: number) => (value > high ? 2 * high - value : value < low ? 2 * low - value : value);
  const onTick = (value: number) =>
    Math.min(high, Math.max(low, roundToTick(value, exchange, kind, 'nearest')));

  const isExtreme = close === high || close === low || exchange === 'UPCOM';
  const last = isExtreme ? close : onTick(close * (1 + 0.12 * volatility * random.normal(0, 0)));
  const anchors = anchorsOf(day, last, total, random);
  const swingPerRootMinute = (SWING * (high - low)) / Math.sqrt(total);
  const exact = (minute: number) => {
    let at = 1;
    while (at < anchors.length - 1 && anchors[at]!.minute < minute) at += 1;
    const [before, next] = [anchors[at - 1]!, anchors[at]!];
    const length = next.minute - before.minute;
    if (length === 0 || minute === next.minute) return next.price;
    const share = (minute - before.minute) / length;
    const straight = before.price + share * (next.price - before.price);
    const swing = swingPerRootMinute * Math.sqrt(share * (1 - share) * length);
    return within(straight + swing * (0.8 * wave(random, 3, 13, minute) + 0.5 * wave(random, 4, 4, minute)));
  };
  const cached = new Float64Array(total + 2);
  const onMinute = (minute: number) => {
    if (cached[minute] === 0) cached[minute] = onTick(exact(minute));
    return cached[minute]!;
  };
  // Between two minutes the price moves straight from one to the other, so a running bar never loses a high or a low.
  return (minutes: number) => {
    const minute = Math.floor(minutes);
    const from = onMinute(minute);
    if (minute === minutes) return from;
    const to = onMinute(minute + 1);
    return from === to ? from : onTick(from + (minutes - minute) * (to - from));
  };
}

/** The minutes at which the path reaches the day's open, high, low and last price of continuous matching. */
function anchorsOf({ open, high, low }: DayBar, last: number, total: number, random: SeededRandom) {
  const minuteOf = (value: number, column: number) => {
    if (value === open) return 0;
    return value === last ? total : 1 + Math.floor((total - 2) * random.uniform(0, column));
  };
  const highAt = minuteOf(high, 1);
  const drawn = minuteOf(low, 2);
  const lowAt =
    drawn === highAt ? Math.min(total - 1, Math.max(1, drawn + (drawn > total / 2 ? -1 : 1))) : drawn;
  return [
    { minute: 0, price: open },
    { minute: highAt, price: high },
    { minute: lowAt, price: low },
    { minute: total, price: last },
  ].sort((a, b) => a.minute - b.minute);
}

function wave(random: SeededRandom, column: number, step: number, minute: number) {
  const k = Math.floor(minute / step);
  const share = minute / step - k;
  return (1 - share) * random.normal(ROW + k, column) + share * random.normal(ROW + k + 1, column);
}
