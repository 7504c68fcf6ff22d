import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { cities, type City } from './doctors';
import { DoctorsMap } from './DoctorsMap';
import { useSpeciality } from './useSpeciality';
import styles from './MapPanel.module.css';

/** Where the doctors practise: a map, and the same as a list beneath it. */
export function MapPanel() {
  const t = useT();
  const { shown } = useSpeciality();
  const counts = (Object.keys(cities) as City[])
    .map((city) => ({ city, count: shown.filter((doctor) => doctor.city === city).length }))
    .filter(({ count }) => count > 0);

  return (
    <Panel title={t('showcase.medical.map')}>
      <DoctorsMap counts={counts} />
      <ul className={styles.cities} aria-label={t('showcase.medical.map')}>
        {counts.map(({ city, count }) => (
          <li key={city}>
            {city} <span className="text-3">{t('showcase.medical.doctorCount', { count })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
