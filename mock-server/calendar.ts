import { createCalendar, type AnnouncedDays } from '../src/market/calendar';
import { CLOSE, marketTime } from '../src/market/clock';
import type { Day } from '../src/market/day';

/**
 * The holidays of 2027 as the demo's feed announces them: an example, as the exchanges have not. Tết begins on Saturday 06/02 as in
 * 2024, whose closures it repeats; the Hung Kings' day, the 10th of the third lunar month, is 16/04; Labour Day is a Saturday,
 * which the Monday makes up for; National Day takes the Friday after it as in 2021.
 */
export const ANNOUNCED: AnnouncedDays = {
  closed: [
    '2027-01-01',
    ...['2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10'],
    '2027-04-16',
    ...['2027-04-30', '2027-05-03'],
    ...['2027-09-02', '2027-09-03'],
  ],
  open: [],
  years: ['2027'],
};

/** The calendar of the simulated market, whatever the product knows of it yet. */
export const { isTradingDay, isConfirmed, nextTradingDay, previousTradingDay, addTradingDays, tradingDays } =
  createCalendar(ANNOUNCED);

/** The newest trading day that is over. */
export function lastClosedDay(instant: Date): Day {
  const { day, minute } = marketTime(instant);
  return minute >= CLOSE && isTradingDay(day) ? day : previousTradingDay(day);
}

/** The day from whose afternoon on shares may be sold that are bought on a day: T+2. */
export function sellableDay(bought: Day): Day {
  return addTradingDays(bought, 2);
}
