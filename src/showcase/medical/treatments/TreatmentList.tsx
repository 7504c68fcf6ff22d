import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatDay } from '../../../ui/dates';
import type { Treatment } from './treatments';
import styles from './TreatmentsPanel.module.css';

type Props = { day: Day; treatments: readonly Treatment[] };

/** The treatments of one day. */
export function TreatmentList({ day, treatments }: Props) {
  const t = useT();
  return (
    <div
      className={styles.day}
      role="group"
      aria-label={t('showcase.medical.treatmentsOn', { day: formatDay(day) })}
    >
      <h3>
        <time dateTime={day}>{formatDay(day)}</time>
      </h3>
      <ul>
        {treatments.map(({ time, speciality, doctor }) => (
          <li key={time}>
            <span>{time}</span>
            <span>
              {t(`showcase.medical.${speciality}`)}{' '}
              <span className="text-3">{t('showcase.medical.doctor', { name: doctor })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
