import type { Day } from '../day';
import { exPriceInDong, priceBefore, type ExDay } from './rights';

/** The stop and the target of a purchase; null where it has none. Whole đồng for a share, as prices were on its day. */
export type PurchaseLevels = { day: Day; stop: number | null; target: number | null };

type Level = 'stop' | 'target';

/** Both in the prices of a day until which its symbol had these ex-dates: lowered by each since the purchase. */
export function levelsOn<Purchase extends PurchaseLevels>(
  { day: bought, stop, target }: Purchase,
  exDays: readonly ExDay[],
  day: Day,
): Pick<Purchase, Level> {
  const since = exDaysBetween(exDays, bought, day);
  const lowered = (level: number | null) => (level === null ? null : since.reduce(exPriceInDong, level));
  return { stop: lowered(stop), target: lowered(target) } as Pick<Purchase, Level>;
}

/**
 * A purchase with a stop and a target that were chosen in the prices of a day: `levelsOn` of it are these, but for one that
 * was no price on the day of the purchase, which is 1 đồng then. A level that is as it was stays to the đồng.
 */
export function withLevelsOf<Purchase extends PurchaseLevels>(
  purchase: Purchase,
  chosen: Record<Level, number>,
  exDays: readonly ExDay[],
  day: Day,
): Purchase {
  const since = exDaysBetween(exDays, purchase.day, day);
  const before = levelsOn(purchase, exDays, day);
  const raised = (level: Level) =>
    chosen[level] === before[level]
      ? purchase[level]
      : Math.max(1, since.reduceRight(priceBefore, chosen[level]));
  return { ...purchase, stop: raised('stop'), target: raised('target') };
}

/** The ex-dates after the day of a purchase, until and on another day. */
function exDaysBetween(exDays: readonly ExDay[], bought: Day, day: Day): readonly ExDay[] {
  return exDays.filter((each) => each.day > bought && each.day <= day);
}
