import { PersonIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Avatar } from '../../../ui/Avatar';
import { Popover } from '../../../ui/Popover';
import styles from '../Popover.module.css';
import { Row } from '../Layout';
import { people } from '../sample';

const [person] = people;

export function BelowHeader() {
  const t = useT();
  return (
    <Popover label={t('profile.summary')} text icon={<PersonIcon />}>
      {() => (
        <div className={styles.head}>
          <Row>
            <Avatar {...person} imgUrl={null} />
            <span className="semibold" lang="vi">
              {person.lastName} {person.firstName}
            </span>
          </Row>
        </div>
      )}
    </Popover>
  );
}
