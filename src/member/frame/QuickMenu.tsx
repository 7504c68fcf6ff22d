import { BriefcaseIcon, DashboardIcon, HeatGridIcon, MenuIcon, NotificationsIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from '../../app/router/Link';
import { useMatchedRoute } from '../../app/router/match';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { AlertsSlot } from './header-slots';
import { Opened } from '../shared/Opened';
import styles from './QuickMenu.module.css';

const MenuDrawer = part(() => import('./MenuDrawer'), 'MenuDrawer');

const pages = [
  { path: '/', title: 'menu.home', Icon: DashboardIcon },
  { path: '/market', title: 'page.market', Icon: HeatGridIcon },
  { path: '/desk', title: 'page.desk', Icon: BriefcaseIcon },
] as const;

/** A phone's bar at the lower edge: the pages that are opened most, the alerts and the main menu. */
export function QuickMenu() {
  const t = useT();
  const current = useMatchedRoute().route;

  return (
    <nav className={styles.bar} aria-label={t('menu.quick')}>
      {pages.map(({ path, title, Icon }) => (
        <Link
          key={path}
          className={styles.place}
          href={path}
          {...(current.path === path && { 'aria-current': 'page' })}
        >
          <Icon />
          <span>{t(title)}</span>
        </Link>
      ))}
      <div className={styles.alerts}>
        <AlertsSlot className={styles.place} />
        {/* While the list is not there. */}
        <Link className={styles.place} href="/desk">
          <NotificationsIcon />
          <span>{t('menu.alerts')}</span>
        </Link>
      </div>
      <Menu />
    </nav>
  );
}

function Menu() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={`bp6-button ${styles.place}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
        <span>{t('menu.menu')}</span>
      </button>
      {isOpen && (
        <Opened onClose={close}>
          <MenuDrawer onClose={close} />
        </Opened>
      )}
    </>
  );
}
