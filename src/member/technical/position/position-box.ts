import { currentCalendar, type TradingCalendar } from '../../../market/calendar';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../../../market/day';
import { toThousand } from '../../../market/format';
import type { Levels } from '../../../market/plan/levels';
import { settlementOf } from '../../../market/settlement';

/** A purchase on a day, with its stop and its target. All prices in đồng. */
export type PlannedPurchase = Levels & { entry: number; day: Day };

/** A purchase among the bars; prices in thousand VND as the bars have them. */
export type PositionInBars = Record<'entry' | 'stop' | 'target', number> & {
  /** The position of the bar of its day, which may lie after the last one. */
  bought: number;
  /** The position from which it can be sold: in the middle of a bar at noon. */
  sellable: number;
  /** The first day on which it can be sold. */
  soldOn: Day;
};

export function positionBoxOf(
  { entry, stop, target, day }: PlannedPurchase,
  time: readonly number[],
  calendar = currentCalendar(),
): PositionInBars | null {
  const bought = indexOfDay(time, day, calendar);
  const { sellable: soldOn, isAfternoon } = settlementOf(day, calendar);
  const sold = indexOfDay(time, soldOn, calendar);
  if (bought === null || sold === null) return null;
  return {
    entry: toThousand(entry),
    stop: toThousand(stop),
    target: toThousand(target),
    bought,
    sellable: isAfternoon ? sold : sold - 0.5,
    soldOn,
  };
}

/** The position of a trading day among daily bars, counted on by the calendar after the last one; null before the first. */
function indexOfDay(time: readonly number[], day: Day, { countTradingDays }: TradingCalendar): number | null {
  const [first, last] = [time[0], time.at(-1)];
  const seconds = epochSecondsOf(day);
  if (first === undefined || seconds < first) return null;
  if (seconds <= last!) return time.findIndex((bar) => bar >= seconds);
  return time.length - 1 + countTradingDays(dayOfEpochSeconds(last!), day);
}
