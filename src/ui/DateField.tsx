import { InputGroup } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { useT } from '../i18n/useT';
import { isDay, type Day } from '../market/day';
import { formatDay } from './dates';
import { parseTypedDay } from '../market/typed-day';
import { ErrorBoundary } from './ErrorBoundary';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import { part } from './part';
import { Popover } from './Popover';
import './DateField.css';

const Calendar = part(() => import('./Calendar'), 'Calendar');

type Props = FieldGroupProps & { from: Day; to: Day; autoComplete?: string };

/**
 * A labelled date field of a Formik form, typed as dd/MM/yyyy, in German as dd.MM.yyyy, or picked from the calendar behind its button. The
 * value is YYYY-MM-DD; text that is not a date is kept as typed.
 */
export function DateField({ from, to, autoComplete = 'off', ...group }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);

  return (
    <FieldGroup {...group}>
      {({ value, ...control }, setValue, pick) => (
        <div className="date-field">
          <InputGroup
            {...control}
            fill
            autoComplete={autoComplete}
            inputMode="numeric"
            placeholder={t('calendar.format')}
            value={typed ?? (isDay(value) ? formatDay(value) : value)}
            onChange={({ currentTarget: { value: text } }) => {
              setTyped(text);
              setValue(parseTypedDay(text) ?? text);
            }}
            onBlur={(event) => {
              setTyped(null);
              control.onBlur(event);
            }}
          />
          <Popover label={t('calendar.open')} icon={<CalendarIcon />} shape="calendar">
            {(close) => (
              <ErrorBoundary>
                <Suspense>
                  <Calendar
                    value={value}
                    from={from}
                    to={to}
                    onPick={(day) => {
                      pick(day);
                      close();
                    }}
                  />
                </Suspense>
              </ErrorBoundary>
            )}
          </Popover>
        </div>
      )}
    </FieldGroup>
  );
}
