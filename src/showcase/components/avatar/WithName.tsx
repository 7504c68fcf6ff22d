import { Avatar } from '../../../ui/Avatar';
import styles from '../Avatars.module.css';
import { people } from '../sample';

export function WithName() {
  return (
    <ul className={styles.people}>
      {people.map((person, index) => {
        const email = `user${index + 1}@nhip.example`;
        return (
          <li key={person.lastName}>
            <Avatar {...person} imgUrl={null} />
            <span className="truncate" lang="vi">
              {person.lastName} {person.firstName}
            </span>
            <span className="truncate text-3" title={email}>
              {email}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
