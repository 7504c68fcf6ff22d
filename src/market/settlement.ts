import { addTradingDays, isConfirmed, type Day } from './calendar';

/** A purchase's way to the account: the shares arrive before noon of T+2 and may be sold from 13:00 (ICT). */
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
