import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatDayOf } from '../../../ui/dates';
import styles from './UnadjustedNotes.module.css';

type Props = {
  /** The symbols of the changes with an asterisk, by the first ex-date since their signals. */
  marked: ReadonlyMap<Day, readonly string[]>;
  today: Day;
};

/** What an asterisk behind a change means, a note for each ex-date. */
export function UnadjustedNotes({ marked, today }: Props) {
  const t = useT();
  return [...marked].map(([exDay, symbols]) => (
    <p key={exDay} className={styles.note}>
      {t('sinceSignal.note', { day: formatDayOf(exDay, today), symbols: symbols.join(', ') })}
    </p>
  ));
}
