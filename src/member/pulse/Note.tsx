import { useMarketTime } from '../../app/actors/AppActors';
import type { MessageKey } from '../../i18n/messages';
import { useLanguage, useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { weekdayOf } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { noteOn } from './note/note';
import type { MarketPulseQuery } from './pulse.generated';
import styles from './PulseFoot.module.css';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;

/** The trading day in one sentence, composed from its figures; the server's note as a fallback. */
export function Note({ pulse }: { pulse: Pulse }) {
  const t = useT();
  const language = useLanguage();
  const today = marketTime(useMarketTime()).day;
  const text =
    noteOn(pulse, {
      language,
      today,
      nameOfWeekday: (day) => t(`weekday.${weekdayOf(day)}` as MessageKey),
      formatDay: (day) => formatDayOf(day, today),
    }) ?? pulse.note;
  return text === null ? null : <p className={styles.note}>{text}</p>;
}
