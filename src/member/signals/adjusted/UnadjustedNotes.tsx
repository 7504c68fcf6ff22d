import { useToday } from '../../../app/actors/useToday';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { formatDayOf } from '../../../ui/dates';
import type { AdjustedPrices } from './adjusted-prices';
import styles from './UnadjustedNotes.module.css';

type Props = { signals: readonly ListedSignal[]; adjusted: AdjustedPrices };

/** What an asterisk behind a change means, a note for each first ex-date since a signal. */
export function UnadjustedNotes({ signals, adjusted }: Props) {
  const t = useT();
  const today = useToday();
  const marked = signals.filter((signal) => adjusted.get(signal)?.isAdjusted === false);
  const exDayOf = (signal: ListedSignal) => adjusted.get(signal)!.exDay;
  return [...new Set(marked.map(exDayOf))].map((exDay) => (
    <p key={exDay} className={styles.note}>
      {t('sinceSignal.note', {
        day: formatDayOf(exDay, today),
        symbols: symbolsOf(marked.filter((signal) => exDayOf(signal) === exDay)),
      })}
    </p>
  ));
}

function symbolsOf(signals: readonly ListedSignal[]) {
  return [...new Set(signals.map(({ symbol }) => symbol))].join(', ');
}
