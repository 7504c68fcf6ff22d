import { useT } from '../../../i18n/useT';
import { Foldable } from './Foldable';
import styles from './AdminSignalsPanel.module.css';

/** The most lines and characters of a folded log. */
const LINES = 4;
const LENGTH = 280;

/** The log of a run as text with its line breaks. */
export function RunLog({ log }: { log: string | null }) {
  const t = useT();
  if (log === null) return '—';
  const start = log.split('\n').slice(0, LINES).join('\n').slice(0, LENGTH);
  return (
    <Foldable
      folded={start === log ? null : <span className={styles.log}>{start.trimEnd()}…</span>}
      whole={<span className={styles.log}>{log}</span>}
      unfold={t('adminSignals.wholeLog')}
    />
  );
}
