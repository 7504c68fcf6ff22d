import { useState } from 'react';
import { formatTimeOfDay, timeOfDayIn, wholeTimeOfDayIn } from './time-of-day';
import './TimeBox.css';

type Props = { label: string; time: number; onChange: (time: number) => void };

/**
 * A labelled time of the day, on 24 hours in every language. It counts as soon as it is written in full, and shorter
 * ones ("8", "830", "8h30") once the box is left; what is no time then gives way to the one that holds.
 */
export function TimeBox({ label, time, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    const written = draft === null ? null : timeOfDayIn(draft);
    if (written !== null && written !== time) onChange(written);
    setDraft(null);
  };

  return (
    <label className="time-box">
      <span>{label}</span>
      <input
        className="bp6-input bp6-fill"
        value={draft ?? formatTimeOfDay(time)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          const written = wholeTimeOfDayIn(value);
          if (written !== null) onChange(written);
        }}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </label>
  );
}
