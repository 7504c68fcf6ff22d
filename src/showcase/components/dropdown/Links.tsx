import { PersonIcon } from '@blueprintjs/icons';
import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { Menu, menuItem } from '../../../ui/Menu';

export function Links() {
  const t = useT();
  return (
    <Menu label={t('menu.profile')} icon={<PersonIcon />}>
      <Link {...menuItem} href="/profile/personal-info">
        {t('page.personalInfo')}
      </Link>
      <Link {...menuItem} href="/profile/security-settings">
        {t('page.securitySettings')}
      </Link>
      <Link {...menuItem} href="/profile/payments">
        {t('page.payments')}
      </Link>
    </Menu>
  );
}
