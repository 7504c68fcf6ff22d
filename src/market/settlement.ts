import { addTradingDays, isConfirmed, type Day } from './calendar';

/** The minute of the day (ICT) from which shares that arrived that morning may be sold. */
export const SELLABLE_MINUTE = 13 * 60;

/** A purchase's way to the account: the afternoon of T+2 is the first in which the shares may be sold. */
export type Settlement = {
  bought: Day;
  next: Day;
  sellable: Day;
  /** False beyond the days that the exchanges have confirmed. */
  isConfirmed: boolean;
};

/** Settlement of a purchase on a day, by the calendar; rule of the depository since 29/08/2022. */
export function settlementOf(bought: Day): Settlement {
  const sellable = addTradingDays(bought, 2);
  return { bought, next: addTradingDays(bought, 1), sellable, isConfirmed: isConfirmed(sellable) };
}
