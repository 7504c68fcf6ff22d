import { Avatar } from '../../../ui/Avatar';
import { Row } from '../Layout';
import { people } from '../sample';
import styles from '../Avatars.module.css';

const [person] = people;

export function Sizes() {
  return (
    <Row>
      <Avatar {...person} imgUrl={null} />
      <Avatar {...person} className={styles.article} imgUrl={null} />
      <Avatar {...person} className="avatar-large" imgUrl={null} />
    </Row>
  );
}
