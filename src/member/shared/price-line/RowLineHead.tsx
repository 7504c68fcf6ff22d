import { useT } from '../../../i18n/useT';
import { useRowLine } from './useRowLine';
import styles from './RowLine.module.css';

/** The head of the lines' column; while a trading day runs a switch between its line and the days before it. */
export function RowLineHead({ days }: { days: string }) {
  const t = useT();
  const { canChoose, shown, choose } = useRowLine();
  if (!canChoose) return days;
  const isDay = shown !== 'days';
  const [name, other] = isDay ? [t('dayLine.today'), days] : [days, t('dayLine.today')];
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={t('dayLine.switch', { name, other })}
      title={t('dayLine.switch', { name, other })}
      onClick={() => choose(isDay ? 'days' : 'today')}
    >
      {name}
    </button>
  );
}
