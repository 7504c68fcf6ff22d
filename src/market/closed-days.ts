/** First day that the closures below cover. */
export const FIRST_CONFIRMED_DAY = '2016-01-01';

/** Last day that the exchange has announced. */
export const LAST_CONFIRMED_DAY = '2026-12-31';

/**
 * Weekdays without trading, by year: month-days or spans of them, both ends included. Up to 2025
 * read from the days without a VN-Index; 2026 from the same and the exchange's notice.
 */
export const CLOSED_DAYS: Readonly<Record<number, readonly string[]>> = {
  2016: ['01-01', '02-08..02-12', '04-18', '05-02..05-03', '09-02'],
  2017: ['01-02', '01-26..02-01', '04-06', '05-01..05-02', '09-04'],
  2018: ['01-01', '02-14..02-20', '04-25', '04-30..05-01', '09-03', '12-31'],
  2019: ['01-01', '02-04..02-08', '04-15', '04-29..05-01', '09-02'],
  2020: ['01-01', '01-23..01-29', '04-02', '04-30..05-01', '09-02'],
  2021: ['01-01', '02-10..02-16', '04-21', '04-30..05-03', '09-02..09-03'],
  2022: ['01-03', '01-31..02-04', '04-11', '05-02..05-03', '09-01..09-02'],
  2023: ['01-02', '01-20..01-26', '05-01..05-03', '09-01..09-04'],
  2024: ['01-01', '02-08..02-14', '04-18', '04-29..05-01', '09-02..09-03'],
  2025: ['01-01', '01-27..01-31', '04-07', '04-30..05-02', '09-01..09-02'],
  2026: ['01-01..01-02', '02-16..02-20', '04-27', '04-30..05-01', '08-31..09-02'],
};

/** Solar holidays of every year: New Year, Reunification Day, Labour Day, National Day. */
export const FIXED_HOLIDAYS: readonly string[] = ['01-01', '04-30', '05-01', '09-02'];
