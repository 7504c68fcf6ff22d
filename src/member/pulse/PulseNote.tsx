import { Suspense, use } from 'react';
import { useToday } from '../../app/actors/useToday';
import type { Language } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { useLanguage, useT } from '../../i18n/useT';
import { weekdayOf } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { noteOn } from './note/note';
import { loadWording } from './note/wordings';
import type { MarketPulseQuery } from './pulse.generated';
import styles from './PulseFoot.module.css';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;

/** The trading day in one sentence, composed from its figures; the server's note as a fallback. */
export function PulseNote({ pulse }: { pulse: Pulse }) {
  const language = useLanguage();
  return (
    <Suspense fallback={<p className={styles.note}>&nbsp;</p>}>
      <Sentence pulse={pulse} language={language} />
    </Suspense>
  );
}

function Sentence({ pulse, language }: { pulse: Pulse; language: Language }) {
  const t = useT();
  const wording = use(loadWording(language));
  const today = useToday();
  const composed =
    wording &&
    noteOn(pulse, {
      wording,
      today,
      nameOfWeekday: (day) => t(`weekday.${weekdayOf(day)}` as MessageKey),
      formatDay: (day) => formatDayOf(day, today),
    });
  const text = composed ?? pulse.note;
  return text === null ? null : <p className={styles.note}>{text}</p>;
}
