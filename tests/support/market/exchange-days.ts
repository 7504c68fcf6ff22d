/** The weekdays of 2024 to 2026 without trading, one by one as the exchanges announced them. */
const CLOSED = new Set(
  `2024-01-01 2024-02-08 2024-02-09 2024-02-12 2024-02-13 2024-02-14 2024-04-18 2024-04-29 2024-04-30 2024-05-01
   2024-09-02 2024-09-03
   2025-01-01 2025-01-27 2025-01-28 2025-01-29 2025-01-30 2025-01-31 2025-04-07 2025-04-30 2025-05-01 2025-05-02
   2025-09-01 2025-09-02
   2026-01-01 2026-01-02 2026-02-16 2026-02-17 2026-02-18 2026-02-19 2026-02-20 2026-04-27 2026-04-30 2026-05-01
   2026-08-31 2026-09-01 2026-09-02
   2027-01-01`.split(/\s+/),
);

/** All days from 2024 to the first week of 2027, independent of the product's calendar. */
export const allDays: readonly string[] = Array.from({ length: 1_104 }, (_, i) =>
  new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10),
);

/** The trading days among them. */
export const exchangeDays: readonly string[] = allDays.filter((day) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !CLOSED.has(day);
});
