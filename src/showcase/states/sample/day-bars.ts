import { openingOf } from '../../../market/clock';
import { chancesOf, onTick } from './bars';
import { index, listed, days } from './board';

/** Bars of five minutes until the lunch break; HOSE has none before its opening auction is matched. */
const [BARS, AUCTION] = [30, 3];

const opening = openingOf(days[0]).getTime() / 1000;

/** The morning of the sample's day as a UDF `history` response in bars of five minutes, from the opening to the last price. */
export function dayBarsOf(symbol: string) {
  const day = symbol === index.symbol ? index : listed.get(symbol);
  return day === undefined ? { s: 'no_data' } : { s: 'ok', ...morningOf(day) };
}

function morningOf({ symbol, exchange, open, high, low, last, volume }: typeof index) {
  const first = exchange === 'HOSE' ? AUCTION : 0;
  const count = BARS - first;
  const chance = chancesOf(symbol);
  let walked = 0;
  const walk = Array.from({ length: count }, () => (walked += chance() - 0.5));
  const closes = walk.map((each, i) => {
    const place = (i + 1) / count;
    // The walk returns to the straight way, on which the morning ends at its last price.
    const price = open + (last - open) * place + (each - walked * place) * (high - low) * 0.3;
    const bounded = Math.min(high, Math.max(low, price));
    return symbol === index.symbol ? Math.round(bounded * 100) / 100 : onTick(bounded);
  });
  const opens = [open, ...closes.slice(0, -1)];
  const shares = closes.map(() => 0.5 + chance());
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return {
    t: closes.map((_, i) => opening + (first + i) * 300),
    o: opens,
    c: closes,
    h: closes.map((close, i) => Math.max(close, opens[i]!)),
    l: closes.map((close, i) => Math.min(close, opens[i]!)),
    v: shares.map((share) => Math.round((volume * share) / whole)),
  };
}

/** The columns of VN-Index. */
export const indexMorning = morningOf(index);
