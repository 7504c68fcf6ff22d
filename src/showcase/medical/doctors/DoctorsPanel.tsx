import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { DoctorRow } from './DoctorRow';
import { specialities, type Speciality } from './doctors';
import { useSpeciality } from './useSpeciality';
import { Select } from '../../../ui/Select';
import styles from './DoctorsPanel.module.css';

/** The favourite doctors, of all seven specialities or of one. */
export function DoctorsPanel() {
  const t = useT();
  const { speciality, shown, setSpeciality } = useSpeciality();
  return (
    <Panel
      title={t('showcase.medical.doctors')}
      fact={t('showcase.medical.doctorCount', { count: shown.length })}
    >
      <div className={styles.choice}>
        <Select
          aria-label={t('showcase.medical.speciality')}
          value={speciality ?? ''}
          onChange={({ target }) => setSpeciality((target.value || null) as Speciality | null)}
          options={[
            { value: '', label: t('showcase.medical.allSpecialities') },
            ...specialities.map((value) => ({ value, label: t(`showcase.medical.${value}`) })),
          ]}
          fill
        />
      </div>
      <ul className={styles.doctors} aria-label={t('showcase.medical.doctors')}>
        {shown.map((doctor) => (
          <DoctorRow key={doctor.name} {...doctor} />
        ))}
      </ul>
    </Panel>
  );
}
