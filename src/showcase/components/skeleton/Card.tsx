import { useState } from 'react';
import { Switch } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Avatar } from '../../../ui/Avatar';
import { people } from '../sample';
import styles from '../Skeleton.module.css';

const [person] = people;

export function Card() {
  const t = useT();
  const [isLoading, setIsLoading] = useState(true);
  return (
    <div className="stack">
      <Switch
        role="switch"
        label={t('app.loading')}
        checked={isLoading}
        onChange={({ currentTarget }) => setIsLoading(currentTarget.checked)}
      />
      <div className={styles.card} aria-busy={isLoading} inert={isLoading}>
        <Avatar {...person} className="avatar-large" imgUrl={null} />
        <p lang="vi">
          {person.lastName} {person.firstName}
        </p>
        <p className="text-2">member@nhip.example</p>
      </div>
    </div>
  );
}
