import { useT } from '../../i18n/useT';
import { percentOfUsual } from './figures';
import styles from './Money.module.css';

type Props = { turnover: number | null; usual: number | null; isOver: boolean };

/** The end of the bar, in percent of the average trading day. */
const REACH = 1.3;

/** What was turned over against a usual trading day, the mark, or against one by the same time of the day; nothing where either is unknown. */
export function Usual({ turnover, usual, isOver }: Props) {
  const t = useT();
  const percent = percentOfUsual(turnover, usual);
  if (percent === null) return null;
  const full = Math.max(100 * REACH, percent);

  return (
    <>
      <div className={styles.usual} aria-hidden="true">
        <i style={{ width: `${(percent / full) * 100}%` }} />
        <b style={{ left: `${(100 / full) * 100}%` }} />
      </div>
      <p className="caption">{t(isOver ? 'pulse.usual' : 'pulse.usualByNow', { percent })}</p>
    </>
  );
}
