import { useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { isOfInputMethod } from '../../lib/keys';
import { formatTimeOfDay, parseTimeOfDay, parseFullTimeOfDay } from './time-of-day';
import styles from './TimeBox.module.css';

type Props = { label: string; time: number; onChange: (time: number) => void };

/**
 * A labelled text field for a time of day, in 24 hours in every language. A full time applies as it is typed, a shorter
 * one ("8", "830", "8h30") on blur; text that is no time stays then, with an error. Escape restores the current time; where
 * nothing was typed it is left to what the field stands in.
 */
export function TimeBox({ label, time, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const edit = (text: string | null) => {
    setDraft(text);
    setIsUnreadable(false);
  };
  const commit = () => {
    const text = draft?.trim() ?? '';
    const parsed = parseTimeOfDay(text);
    if (text !== '' && parsed === null) return setIsUnreadable(true);
    if (parsed !== null && parsed !== time) onChange(parsed);
    edit(null);
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
          edit(value);
          const parsed = parseFullTimeOfDay(value);
          if (parsed !== null) onChange(parsed);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isOfInputMethod(event.nativeEvent)) return;
          if (event.key === 'Enter') commit();
          if (event.key !== 'Escape' || draft === null) return;
          // What it stands in stays open.
          event.preventDefault();
          edit(null);
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
