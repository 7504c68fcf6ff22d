import { isTradingDay } from '../../market/calendar';
import type { DeskCosts } from '../../market/costs';
import { securityKindOf, type Exchange } from '../../market/exchange';
import { positionsOf } from '../../market/positions';
import { isOnTick } from '../../market/tick';
import type { DeskTrade } from '../../graph/values';

const EXCHANGES: readonly Exchange[] = ['HOSE', 'HNX', 'UPCOM'];

/**
 * The ids of the trades of a desk that cannot have been made so: on a day without trading, at a price of no exchange, with
 * a stop or a target on the wrong side of it, or sold without being there.
 */
export function doubtfulIn(trades: readonly DeskTrade[], costs: DeskCosts): ReadonlySet<string> {
  const sales = [...positionsOf(trades, costs).values()].flatMap((position) => position.sales);
  return new Set([
    ...trades.filter(isDoubtful).map(({ id }) => id),
    ...sales.filter(({ uncovered, unsettled }) => uncovered > 0 || unsettled > 0).map(({ id }) => id),
  ]);
}

function isDoubtful({ side, symbol, day, price, stop, target }: DeskTrade): boolean {
  if (side !== 'BUY' && side !== 'SELL') return false;
  if (!isTradingDay(day) || (stop !== null && stop >= price) || (target !== null && target <= price)) {
    return true;
  }
  const kind = securityKindOf(symbol);
  return kind !== null && EXCHANGES.every((exchange) => !isOnTick(price, exchange, kind));
}
