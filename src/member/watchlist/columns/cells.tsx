import { AnnotationIcon } from '@blueprintjs/icons';
import { useToday } from '../../../app/actors/useToday';
import { useInstrument } from '../../../graph/useInstrument';
import { useT } from '../../../i18n/useT';
import { langOf, oneLine } from '../../../lib/text';
import { formatTurnover, formatVolume } from '../../../market/format';
import { worthOf } from '../../../market/worth';
import { formatDayOf } from '../../../ui/dates';
import type { Latest } from './figures';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './Columns.module.css';

const MISSING = '—';

/** The volume of the trading day in shares, or what it is worth at the last price in billion VND. */
export function QuoteCell({ symbol, column }: { symbol: string; column: 'volume' | 'value' }) {
  const { quote } = useInstrument(symbol);
  const { volume, price } = quote;
  return (
    <FigureCell className={styles.cell}>
      {column === 'volume' ? formatVolume(volume) : formatTurnover(worthOf(volume, price))}
    </FigureCell>
  );
}

/** A figure as it is printed; nothing while it is loaded. */
export function PrintedCell({ text }: { text: string | undefined }) {
  return <FigureCell className={styles.cell}>{text}</FigureCell>;
}

/** The kind of a signal, in as many lines as it takes; undefined while it is loaded, null for none. */
export function SignalCell({ signal }: { signal: Latest | null | undefined }) {
  const t = useT();
  const today = useToday();
  if (!signal) return <td className={styles.cell}>{signal === null && MISSING}</td>;
  const name = t(`signals.chip.${signal.kind}`);
  return (
    <td className={styles.cell} title={`${name}, ${formatDayOf(signal.day, today)}`}>
      {name}
    </td>
  );
}

/** The most characters of a note that its mark names. */
const MOST = 80;

/** Whether there is a note, whose first words are the mark's name; undefined while it is loaded, null for none. */
export function NoteCell({ text }: { text: string | null | undefined }) {
  return <td className={styles.cell}>{text ? <NoteMark text={text} /> : text === null && MISSING}</td>;
}

function NoteMark({ text }: { text: string }) {
  const t = useT();
  const line = oneLine(text);
  const note = line.length <= MOST ? line : `${line.slice(0, MOST).replace(/\s\S*$/, '')}…`;
  const label = t('lists.note', { note });
  return (
    <span className={styles.note} role="img" aria-label={label} title={label} lang={langOf(note)}>
      <AnnotationIcon size={14} />
    </span>
  );
}
