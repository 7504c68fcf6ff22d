import { useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { formatTimeOfDay, timeOfDayIn, wholeTimeOfDayIn } from './time-of-day';
import styles from './TimeBox.module.css';

type Props = { label: string; time: number; onChange: (time: number) => void };

/**
 * A labelled time of the day, on 24 hours in every language. It counts as soon as it is written in full, and shorter
 * ones ("8", "830", "8h30") once the box is left; what is no time then stays, with what is one. Escape brings back the
 * time that holds.
 */
export function TimeBox({ label, time, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const write = (text: string | null) => {
    setDraft(text);
    setIsUnreadable(false);
  };
  const settle = () => {
    const text = draft?.trim() ?? '';
    const written = timeOfDayIn(text);
    if (text !== '' && written === null) return setIsUnreadable(true);
    if (written !== null && written !== time) onChange(written);
    write(null);
  };

  return (
    <div className={styles.timeBox}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="bp6-input bp6-fill"
        value={draft ?? formatTimeOfDay(time)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-invalid={isUnreadable}
        {...(isUnreadable && { 'aria-describedby': `${id}-problem` })}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          write(value);
          const written = wholeTimeOfDayIn(value);
          if (written !== null) onChange(written);
        }}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
          if (key === 'Escape') write(null);
        }}
      />
      {isUnreadable && (
        <p id={`${id}-problem`} role="alert">
          {t('settings.timeUnreadable')}
        </p>
      )}
    </div>
  );
}
