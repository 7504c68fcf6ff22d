import { securityKindOf, type Exchange } from '../../../market/exchange';
import { toThousand, toVnd } from '../../../market/money';
import { roundToTick } from '../../../market/tick';

/** The void level of a signal as a price of the board: rounded up to a tick, to 0.01 where the exchange is unknown. */
export function voidPrice(
  level: number,
  { symbol, exchange }: { symbol: string; exchange: Exchange | null },
) {
  const kind = securityKindOf(symbol);
  if (exchange === null || kind === null) return Math.ceil(toVnd(level) / 10) / 100;
  return toThousand(roundToTick(toVnd(level), exchange, kind, 'up'));
}
