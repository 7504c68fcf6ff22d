import { MoreIcon } from '@blueprintjs/icons';
import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Dropdown.module.css';
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
        <Popover label={t('showcase.breadcrumbs.leftOut')} icon={<MoreIcon />} shape="choices">
          {(close) => (
            <ul className={styles.menu}>
              {leftOut.map((page) => (
                <li key={page}>
                  <Link href={`/${page}`} onClick={close}>
                    {t(`showcase.${page}`)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Popover>
      }
    />
  );
}
