import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Avatar } from '../../../ui/Avatar';
import { people } from '../sample';
import styles from '../Skeleton.module.css';
import { Toggle } from '../Toggle';

const [person] = people;

export function Card() {
  const t = useT();
  const [isLoading, setIsLoading] = useState(true);
  return (
    <div className="stack">
      <Toggle label={t('app.loading')} isOn={isLoading} onToggle={setIsLoading} />
      <div className={styles.card} aria-busy={isLoading} inert={isLoading}>
        <Avatar {...person} className="avatar-large" imgUrl={null} />
        <p lang="vi">
          {person.lastName} {person.firstName}
        </p>
        <p className="text-2">minhanh@cards.example</p>
      </div>
    </div>
  );
}
