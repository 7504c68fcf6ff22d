import { currentCalendar } from './calendar';
import { AFTERNOON, OPENING } from './clock';
import type { Day } from './day';

/** The first purchases that could be sold in the afternoon of T+2; before that, shares arrived too late. */
const AFTERNOONS_SINCE: Day = '2022-08-25';

/** A purchase's way to the account: shares arrive before noon of T+2 and may be sold from 13:00 (ICT). */
export type Settlement = {
  bought: Day;
  /** The trading day between. */
  next: Day;
  sellable: Day;
  /** False for the purchases of before August 2022, which could be sold from the morning of T+3. */
  isAfternoon: boolean;
  /** False where the way leads over days that are not confirmed. */
  isConfirmed: boolean;
};

/** The minute (ICT) of the sellable day from which shares may be sold. */
export function sellableFrom({ isAfternoon }: Pick<Settlement, 'isAfternoon'>): number {
  return isAfternoon ? AFTERNOON : OPENING;
}

/** Settlement of a purchase on a day, by the calendar; rule of the depository since 29/08/2022. */
export function settlementOf(bought: Day, calendar = currentCalendar()): Settlement {
  const { addTradingDays, isConfirmed, nextTradingDay } = calendar;
  const isAfternoon = bought >= AFTERNOONS_SINCE;
  const next = addTradingDays(bought, isAfternoon ? 1 : 2);
  const sellable = nextTradingDay(next);
  return {
    bought,
    next,
    sellable,
    isAfternoon,
    isConfirmed: isConfirmed(next) && isConfirmed(sellable),
  };
}
