import {
  BriefcaseIcon,
  CrossIcon,
  DashboardIcon,
  HeatGridIcon,
  MenuIcon,
  NotificationsIcon,
} from '@blueprintjs/icons';
import { Link } from '../../app/router/Link';
import { useMatchedRoute } from '../../app/router/match';
import { useT } from '../../i18n/useT';
import { Drawer } from '../../ui/Drawer';
import { IconButton } from '../../ui/IconButton';
import { AlertsSlot, TradingDaySlot } from './header-slots';
import { MainMenu } from './MainMenu';
import mainLayoutStyles from './MainLayout.module.css';
import styles from './QuickMenu.module.css';

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
  const icon = (
    <>
      <MenuIcon />
      <span>{t('menu.menu')}</span>
    </>
  );
  return (
    <Drawer label={t('menu.menu')} name={t('menu.label')} icon={icon} className={styles.place}>
      {(close) => (
        <>
          <IconButton className={styles.close} icon={<CrossIcon />} label={t('menu.close')} onClick={close} />
          <MainMenu onChoose={close} />
          <div className={mainLayoutStyles.sidebarFooter}>
            <TradingDaySlot />
            <p className="caption">{t('app.disclaimer')}</p>
          </div>
        </>
      )}
    </Drawer>
  );
}
