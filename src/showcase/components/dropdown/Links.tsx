import { PersonIcon } from '@blueprintjs/icons';
import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Dropdown.module.css';

export function Links() {
  const t = useT();
  return (
    <Popover label={t('menu.profile')} icon={<PersonIcon />} shape="choices">
      {(close) => (
        <ul className={styles.menu}>
          <li>
            <Link href="/profile/personal-info" onClick={close}>
              {t('page.personalInfo')}
            </Link>
          </li>
          <li>
            <Link href="/profile/security-settings" onClick={close}>
              {t('page.securitySettings')}
            </Link>
          </li>
          <li>
            <Link href="/profile/payments" onClick={close}>
              {t('page.payments')}
            </Link>
          </li>
        </ul>
      )}
    </Popover>
  );
}
