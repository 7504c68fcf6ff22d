import { useT } from '../../../i18n/useT';
import { useRowLine } from './useRowLine';
import styles from './RowLine.module.css';

/** The head of the lines' column; while a trading day runs a switch between its line and the sessions before it. */
export function RowLineHead({ sessions }: { sessions: string }) {
  const t = useT();
  const { canChoose, shown, choose } = useRowLine();
  if (!canChoose) return sessions;
  const isDay = shown !== 'sessions';
  const [name, other] = isDay ? [t('dayLine.today'), sessions] : [sessions, t('dayLine.today')];
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={t('dayLine.switch', { name, other })}
      title={t('dayLine.switch', { name, other })}
      onClick={() => choose(isDay ? 'sessions' : 'day')}
    >
      {name}
    </button>
  );
}
