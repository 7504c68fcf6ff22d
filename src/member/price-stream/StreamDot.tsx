import { useSyncExternalStore } from 'react';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';
import { useLive } from '../shared/Live';
import styles from './StreamDot.module.css';

const none = { subscribe: () => () => {}, get: () => null };

/** The state of the line beside the market's: steady while prices stream, hollow while it waits; nothing without a stream. */
export function StreamDot() {
  const t = useT();
  const { subscribe, get } = useLive()?.line ?? none;
  const line = useSyncExternalStore(subscribe, get);
  if (line === null) return null;
  const time = formatMinute(marketTime(new Date(line.heardAt)).minute);
  const text = t(line.isStreaming ? 'stream.streaming' : 'stream.waiting', { time });
  return (
    <span
      className={styles.dot}
      role="img"
      aria-label={text}
      title={text}
      data-streaming={line.isStreaming || undefined}
    />
  );
}
