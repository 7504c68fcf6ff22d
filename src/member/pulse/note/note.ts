import { ATC_FROM, ATC_TO, LUNCH, marketTime } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { isOver } from '../figures';
import { factsOf, type Pulse } from './facts';
import type { Moment, Wording } from './wording';

type NoteContext = {
  wording: Wording;
  /** The current day; the note names the trading day when it differs. */
  today: Day;
  /** 1 for Monday. */
  nameOfWeekday: (day: Day) => string;
  formatDay: (day: Day) => string;
};

/** A trading day in one sentence that adds to the tiles' figures; null without the index and its breadth. */
export function noteOn(pulse: Pulse, context: NoteContext): string | null {
  const facts = factsOf(pulse);
  if (facts === null) return null;
  const phrases = context.wording;
  const details = facts.details.map(phrases.detail).join(', ');
  const sentence = phrases.lead(facts.lead) + (details === '' ? '' : `; ${details}`);
  const moment = momentOf(pulse.asOf, context);
  return moment === null ? `${capitalised(sentence)}.` : `${phrases.moment(moment)}${sentence}.`;
}

/** Capitalises the first letter. */
function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

function momentOf(asOf: string | null, { today, nameOfWeekday, formatDay }: NoteContext): Moment | null {
  if (asOf === null) return null;
  const { day, minute } = marketTime(new Date(asOf));
  if (day !== today) return { kind: 'day', weekday: nameOfWeekday(day), dayMonth: formatDay(day) };
  if (minute === LUNCH) return { kind: 'morning' };
  if (minute >= ATC_FROM && minute < ATC_TO) return { kind: 'closingAuction' };
  return isOver(asOf) ? { kind: 'close' } : null;
}
