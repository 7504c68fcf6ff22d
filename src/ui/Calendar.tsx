import { DatePicker3, type DatePicker3Props } from '@blueprintjs/datetime2';
import { useMemo, useState } from 'react';
import type { Language } from '../i18n/languages';
import { useLanguage, useT } from '../i18n/useT';
import { isDay, type Day } from '../market/day';
import { part } from './part';
import './Calendar.css';

/** Loads the picker together with its locale, so that no other language is shown. */
const pickers = {
  vi: part(() => import('date-fns/locale/vi').then(pickerIn), 'Picker'),
  en: part(() => import('date-fns/locale/en-GB').then(pickerIn), 'Picker'),
  de: part(() => import('date-fns/locale/de').then(pickerIn), 'Picker'),
} satisfies Record<Language, unknown>;

function pickerIn({ default: locale }: { default: Exclude<DatePicker3Props['locale'], string | undefined> }) {
  return { Picker: (props: DatePicker3Props) => <DatePicker3 {...props} locale={locale} /> };
}

type Props = {
  /** The selected day, when within the limits. */
  value: string;
  from: Day;
  to: Day;
  onPick: (day: Day) => void;
};

/** A month calendar in the interface language; it takes the focus, and only a click on a day selects it. */
export function Calendar({ value, from, to, onPick }: Props) {
  const t = useT();
  const DatePicker = pickers[useLanguage()];
  const marked = isDay(value) && value >= from && value <= to ? value : null;
  // A new object would reset the month in view.
  const date = useMemo(() => (marked === null ? null : dateOf(marked)), [marked]);
  const [initialMonth] = useState(() => dateOf(marked ?? nearest(dayOf(new Date()), from, to)));
  const labels = {
    labelPrevious: () => t('calendar.previous'),
    labelNext: () => t('calendar.next'),
    labelMonthDropdown: () => t('calendar.month'),
    labelYearDropdown: () => t('calendar.year'),
  };

  return (
    <div className="calendar" role="dialog" aria-label={t('calendar.title')} ref={enter}>
      <DatePicker
        value={date}
        initialMonth={initialMonth}
        canClearSelection={false}
        minDate={dateOf(from)}
        maxDate={dateOf(to)}
        dayPickerProps={{ labels, fixedWeeks: true }}
        onChange={(picked, isPicked) => {
          if (picked && isPicked) onPick(dayOf(picked));
        }}
      />
    </div>
  );
}

function enter(calendar: HTMLElement | null) {
  // Blueprint labels its select arrows in English.
  for (const title of calendar?.querySelectorAll('svg title') ?? []) {
    title.textContent = '';
    title.parentElement?.setAttribute('aria-hidden', 'true');
  }
  calendar?.querySelector<HTMLElement>('[name=day][tabindex="0"]')?.focus({ preventScroll: true });
}

function nearest(day: Day, from: Day, to: Day): Day {
  if (day < from) return from;
  return day > to ? to : day;
}

/** Local midnight, as the calendar expects. */
function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): Day {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String);
  return `${year!.padStart(4, '0')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
