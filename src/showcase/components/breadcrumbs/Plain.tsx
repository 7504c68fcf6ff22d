import { useT } from '../../../i18n/useT';
import { Trail } from '../Trail';

export function Plain() {
  const t = useT();
  return (
    <Trail
      label={t('showcase.breadcrumbs.label')}
      links={[
        { href: '/', name: t('page.home') },
        { href: '/profile', name: t('page.profile') },
      ]}
      here={t('page.payments')}
    />
  );
}
