import { useT } from '../../../i18n/useT';
import { Avatar } from '../../../ui/Avatar';
import styles from '../Avatars.module.css';
import { people } from '../sample';

export function Group() {
  const t = useT();
  return (
    <div className={styles.group} role="img" aria-label={t('showcase.avatar.readers', { count: 12 })}>
      {people.map((person) => (
        <Avatar key={person.lastName} {...person} imgUrl={null} />
      ))}
      <span className={styles.more} aria-hidden="true">
        +8
      </span>
    </div>
  );
}
