import { DAY_MS } from '../../src/market/day';

/** The counts until the end of a day; the date as the public statistics write it, '1/22/20'. */
export type CovidDay = { date: string; cases: number; deaths: number; recovered: number };

const FIRST_DAY = Date.UTC(2020, 0, 22);
const LAST_DAY = Date.UTC(2023, 2, 9);

/** The waves of the pandemic: how many fell ill in all, when half of them had, how long it took, how many died. */
const waves = [
  { size: 9e6, middle: 118, width: 15, lethality: 0.055 },
  { size: 90e6, middle: 345, width: 29, lethality: 0.022 },
  { size: 120e6, middle: 545, width: 34, lethality: 0.019 },
  { size: 350e6, middle: 735, width: 21, lethality: 0.004 },
  { size: 107e6, middle: 930, width: 45, lethality: 0.003 },
];

/** How many days after falling ill a person died or was well again. */
const [UNTIL_DEATH, UNTIL_RECOVERY] = [14, 21];

/** The days of the public statistics, all of them, oldest first: made up, in the shape of the pandemic. */
export function covidDays(): readonly CovidDay[] {
  return Array.from({ length: (LAST_DAY - FIRST_DAY) / DAY_MS + 1 }, (_, number) => ({
    date: dateOf(new Date(FIRST_DAY + number * DAY_MS)),
    cases: countUntil(number, () => 1),
    deaths: countUntil(number - UNTIL_DEATH, ({ lethality }) => lethality),
    recovered: countUntil(number - UNTIL_RECOVERY, ({ lethality }) => 0.94 - lethality),
  }));
}

function countUntil(number: number, shareOf: (wave: (typeof waves)[number]) => number) {
  const counts = waves.map(
    (wave) => (shareOf(wave) * wave.size) / (1 + Math.exp((wave.middle - number) / wave.width)),
  );
  return Math.round(counts.reduce((sum, count) => sum + count));
}

function dateOf(date: Date) {
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear() % 100}`;
}
