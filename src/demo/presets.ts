import { isTradingDay, previousTradingDay } from '../market/calendar';
import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from '../market/day';
import { marketTime } from '../market/clock';

/** The market times that the clock can be set to, by name. */
export const presets = ['ato', 'lunch', 'continuous', 'atc', 'closed', 'sunday', 'tet'] as const;
export type Preset = (typeof presets)[number];

const times: Readonly<Record<Preset, string>> = {
  ato: '09:05',
  lunch: '11:45',
  continuous: '14:12',
  atc: '14:35',
  closed: '15:30',
  sunday: '10:00',
  tet: '10:00',
};

/** A weekday of the calendar's last Tết. */
const TET: Day = '2026-02-17';

/** The last time a preset occurred before a real time: on the newest trading day, the newest Sunday, at Tết. */
export function presetTime(preset: Preset, real: Date): number {
  return Date.parse(`${dayOf(preset, marketTime(real).day)}T${times[preset]}:00+07:00`);
}

function dayOf(preset: Preset, today: Day): Day {
  if (preset === 'tet') return TET;
  const number = numberOfDay(today);
  if (preset === 'sunday') return dayOfNumber(number - (weekdayOfNumber(number) % 7));
  return isTradingDay(today) ? today : previousTradingDay(today);
}
