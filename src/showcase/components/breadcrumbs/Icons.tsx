import { HomeIcon, PersonIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Trail } from '../Trail';

export function Icons() {
  const t = useT();
  return (
    <Trail
      label={t('showcase.breadcrumbs.iconsLabel')}
      links={[
        { href: '/', name: t('page.home'), icon: <HomeIcon /> },
        { href: '/profile', name: t('page.profile'), icon: <PersonIcon /> },
      ]}
      here={t('page.securitySettings')}
    />
  );
}
