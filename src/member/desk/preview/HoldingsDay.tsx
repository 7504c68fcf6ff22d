import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { isOfInputMethod } from '../../../lib/keys';
import type { Day } from '../../../market/day';
import { parseTypedDay } from '../../../market/typed-day';
import { formatDay } from '../../../ui/dates';
import { useToday } from '../../../app/actors/useToday';
import { dayProblem } from '../trade-limits';
import styles from './ImportPreview.module.css';

type Props = {
  legend: string;
  /** Undefined while there is no answer. */
  day: Day | undefined;
  onAnswer: (day: Day) => void;
};

/** As of which day a file lists what is held. */
export function HoldingsDay({ legend, day, onAnswer }: Props) {
  const t = useT();
  const today = useToday();
  const [typed, setTyped] = useState(formatDay(day ?? today));
  const [isSent, setSent] = useState(false);
  const read = parseTypedDay(typed);
  const isWrong = read === null || dayProblem(read, today, false) !== null;
  const apply = () => {
    setSent(true);
    if (!isWrong) onAnswer(read);
  };
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <span className={styles.opening}>
        <label>
          <span className="text-2">{t('import.holdings.day')}</span>
          <InputGroup
            value={typed}
            autoComplete="off"
            aria-invalid={isSent && isWrong}
            intent={isSent && isWrong ? 'danger' : 'none'}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) apply();
            }}
          />
        </label>
        <Button text={t('import.opening.apply')} onClick={apply} />
      </span>
      {isSent && isWrong && (
        <p className={styles.failure} role="alert">
          {t('import.holdings.dayProblem')}
        </p>
      )}
    </fieldset>
  );
}
