import { MoreIcon } from '@blueprintjs/icons';
import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { Menu, menuItem } from '../../../ui/Menu';
import { Trail } from '../Trail';

const leftOut = ['charts', 'data-tables'] as const;

export function Long() {
  const t = useT();
  return (
    <Trail
      label={t('showcase.breadcrumbs.longLabel')}
      links={[
        { href: '/', name: t('page.home') },
        { href: '/ui-components/button', name: t('showcase.button') },
      ]}
      here={t('showcase.breadcrumbs')}
      leftOut={
        <Menu label={t('showcase.breadcrumbs.leftOut')} icon={<MoreIcon />}>
          {leftOut.map((page) => (
            <Link key={page} {...menuItem} href={`/${page}`}>
              {t(`showcase.${page}`)}
            </Link>
          ))}
        </Menu>
      }
    />
  );
}
