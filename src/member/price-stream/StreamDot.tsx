import { useSyncExternalStore } from 'react';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';
import { line } from '../shared/line';
import styles from './StreamDot.module.css';

/** The state of the line beside the market's: steady while prices stream, hollow while it waits; nothing without a stream. */
export function StreamDot() {
  const t = useT();
  const current = useSyncExternalStore(line.subscribe, line.get);
  if (current === null) return null;
  const time = formatMinute(marketTime(new Date(current.heardAt)).minute);
  const text = t(current.isStreaming ? 'stream.streaming' : 'stream.waiting', { time });
  return (
    <span
      className={styles.dot}
      role="img"
      aria-label={text}
      title={text}
      data-streaming={current.isStreaming || undefined}
    />
  );
}
