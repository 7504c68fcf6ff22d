import type { AlertInput, TradeInput } from '../../graph/resolvers.types';
import { levelsOn } from '../../market/account/purchase-levels';
import type { ExDay } from '../../market/account/rights';
import { lotAlertId } from '../../market/alerts';
import { marketTime } from '../../market/clock';
import { toThousand } from '../../market/format';

type Purchase = Pick<TradeInput, 'id' | 'symbol' | 'day' | 'stop' | 'target'>;

/**
 * The alerts of a purchase whose stop or target was moved: from now on they watch for the new price, in the prices of today
 * after the ex-dates of its symbol, not since the purchase.
 */
export function movedLevels(
  { id: tradeId, symbol, day, stop = null, target = null }: Purchase,
  before: Pick<TradeInput, 'stop' | 'target'>,
  exDays: readonly ExDay[],
  now: Date,
): AlertInput[] {
  const today = levelsOn({ day, stop, target }, exDays, marketTime(now).day);
  const levels = [
    { kind: 'STOP', level: today.stop, isMoved: stop !== before.stop },
    { kind: 'TARGET', level: today.target, isMoved: target !== before.target },
  ] as const;
  return levels.flatMap(({ kind, level, isMoved }) => {
    if (level === null || !isMoved) return [];
    const watched = { kind, symbol, tradeId, price: toThousand(level), armedAt: now.toISOString() };
    const id = lotAlertId(kind, tradeId);
    return [{ id, ...watched, firedAt: null, firedPrice: null, isSeen: false }];
  });
}
