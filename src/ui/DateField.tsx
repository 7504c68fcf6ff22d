import { DateInput3 as DateInput } from '@blueprintjs/datetime2';
import type { Language } from '../i18n/languages';
import { useLanguage, useT } from '../i18n/useT';
import { isDay, type Day } from '../market/day';
import { formatDay } from '../market/format';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import './DateField.css';

const locales = {
  vi: () => import('date-fns/locale/vi'),
  en: () => import('date-fns/locale/en-GB'),
  de: () => import('date-fns/locale/de'),
} satisfies Record<Language, unknown>;

/** Blueprint asks for an American calendar before it has ours. */
const loadLocale = async (code: string) => (await (locales[code as Language] ?? locales.en)()).default;

type Props = FieldGroupProps & { from: Day; to: Day; autoComplete?: string };

/**
 * A labelled day of a Formik form, typed as dd/MM/yyyy or picked from a calendar in the language in use. The form's value
 * is YYYY-MM-DD; a text that is no day is kept as it was typed.
 */
export function DateField({ from, to, autoComplete = 'off', ...group }: Props) {
  const t = useT();
  const language = useLanguage();
  const labels = {
    labelPrevious: () => t('calendar.previous'),
    labelNext: () => t('calendar.next'),
    labelMonthDropdown: () => t('calendar.month'),
    labelYearDropdown: () => t('calendar.year'),
  };

  return (
    <FieldGroup {...group}>
      {({ value, ...control }, setValue) => {
        const shown = isDay(value) ? formatDay(value) : value;
        return (
          <DateInput
            key={language}
            value={value === '' ? null : isDay(value) ? value : NO_DAY}
            onChange={(day) => setValue(day ?? '')}
            formatDate={(date) => formatDay(dayOf(date))}
            parseDate={(text) => {
              const day = dayIn(text);
              return day === null ? false : dateOf(day);
            }}
            invalidDateMessage={shown || NO_DAY}
            outOfRangeMessage={shown || NO_DAY}
            minDate={dateOf(from)}
            maxDate={dateOf(to)}
            placeholder={t('calendar.format')}
            locale={language}
            dateFnsLocaleLoader={loadLocale}
            dayPickerProps={{ labels }}
            inputProps={{
              ...control,
              autoComplete,
              inputMode: 'numeric',
              onChange: ({ currentTarget }) => setValue(dayIn(currentTarget.value) ?? currentTarget.value),
            }}
            popoverProps={{ popoverClassName: 'calendar', minimal: true, placement: 'bottom-start' }}
            fill
          />
        );
      }}
    </FieldGroup>
  );
}

const NO_DAY = 'invalid';

/** The day that a text names as dd/MM/yyyy; null where it names none. */
function dayIn(text: string): Day | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Midnight of the machine, as the calendar counts. */
function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): Day {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String);
  return `${year!.padStart(4, '0')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
