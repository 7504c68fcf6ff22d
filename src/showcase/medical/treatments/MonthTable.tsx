import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatDay } from '../../../ui/dates';
import { weeksOf, type Month } from './month';
import type { Treatment } from './treatments';
import styles from './TreatmentsPanel.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

type Props = {
  month: Month;
  today: Day;
  treatments: readonly Treatment[];
  chosen: Day;
  onChoose: (day: Day) => void;
};

/** A month as a table; the days with treatments can be chosen. */
export function MonthTable({ month, today, treatments, chosen, onChoose }: Props) {
  const t = useT();
  const specialitiesOn = (day: Day) =>
    treatments
      .filter((each) => each.day === day)
      .map(({ speciality }) => t(`showcase.medical.${speciality}`));

  return (
    <table className={styles.table} aria-label={t('showcase.medical.treatments')}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`showcase.medical.weekday${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => {
              const found = day === null ? [] : specialitiesOn(day);
              return (
                <td key={day ?? index} aria-current={day === today ? 'date' : undefined}>
                  {day !== null && found.length === 0 && Number(day.slice(8))}
                  {day !== null && found.length > 0 && (
                    <button
                      type="button"
                      aria-pressed={day === chosen}
                      aria-label={`${Number(day.slice(8))}, ${formatDay(day)}: ${found.join(', ')}`}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
