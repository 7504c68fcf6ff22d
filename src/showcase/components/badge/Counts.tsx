import { Button } from '@blueprintjs/core';
import { NotificationsIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { IconButton } from '../../../ui/IconButton';
import styles from '../Badge.module.css';
import { Row } from '../Layout';

export function Counts() {
  const t = useT();
  return (
    <Row>
      {[3, 120].map((count) => (
        <span key={count} className={styles.counted}>
          <Button icon={<NotificationsIcon />} text={t('page.notifications')} />
          <span>
            {count > 99 ? '99+' : count}
            <span className="visually-hidden">{t('showcase.badge.unread', { count })}</span>
          </span>
        </span>
      ))}
      <span className={styles.counted}>
        <IconButton icon={<NotificationsIcon />} label={t('showcase.badge.someUnread')} />
        <span className={styles.dot} />
      </span>
    </Row>
  );
}
