import { StarEmptyIcon, StarIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Avatar } from '../../../ui/Avatar';
import { IconButton } from '../../../ui/IconButton';
import type { Doctor } from './doctors';
import styles from './DoctorsPanel.module.css';

/** A doctor, who stays in the list without the star. */
export function DoctorRow({ name, speciality, city, rating }: Doctor) {
  const t = useT();
  const [isFavourite, setIsFavourite] = useState(true);
  const words = name.split(' ');
  return (
    <li className={styles.doctor}>
      <Avatar firstName={words.at(-1)!} lastName={words[0]!} imgUrl={null} />
      <span className={styles.person}>
        <span className="semibold">{t('showcase.medical.doctor', { name })}</span>
        <span className="caption">
          {t(`showcase.medical.${speciality}`)} · {city} · {t('showcase.medical.rating', { rating })}
        </span>
      </span>
      <IconButton
        icon={isFavourite ? <StarIcon /> : <StarEmptyIcon />}
        label={t('showcase.medical.favourite', { name })}
        aria-pressed={isFavourite}
        onClick={() => setIsFavourite(!isFavourite)}
      />
    </li>
  );
}
