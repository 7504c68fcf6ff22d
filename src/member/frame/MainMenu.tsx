import {
  BriefcaseIcon,
  CalendarIcon,
  DashboardIcon,
  HeatGridIcon,
  IdNumberIcon,
  SendMessageIcon,
  TimelineLineChartIcon,
  WavesIcon,
} from '@blueprintjs/icons';
import { Link } from '../../app/router/Link';
import { useRole } from '../../app/actors/role';
import { useT } from '../../i18n/useT';
import { redirectFor } from '../../app/router/access';
import { useMatchedRoute } from '../../app/router/match';
import { routes, type MenuIcon } from '../../app/router/routes';
import { PageGroupMenu } from './PageGroupMenu';
import styles from './MainMenu.module.css';

const icons: Readonly<Record<MenuIcon, typeof DashboardIcon>> = {
  briefcase: BriefcaseIcon,
  calendar: CalendarIcon,
  dashboard: DashboardIcon,
  'heat-grid': HeatGridIcon,
  'id-number': IdNumberIcon,
  'send-message': SendMessageIcon,
  'timeline-line-chart': TimelineLineChartIcon,
  waves: WavesIcon,
};

/** The pages of the route table that have a menu entry and admit the person. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useT();
  const current = useMatchedRoute().route;
  const role = useRole();

  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      {routes.map(({ path, access, menu }) => {
        if (!menu || redirectFor(access, role) !== null) return null;
        const Icon = icons[menu.icon];
        return (
          <Link
            key={path}
            href={path}
            title={t(menu.title)}
            {...(current.path === path && { 'aria-current': 'page' })}
            {...(onChoose && { onClick: onChoose })}
          >
            <Icon />
            <span>{t(menu.title)}</span>
          </Link>
        );
      })}
      {routes.some(({ group }) => group) && <PageGroupMenu onChoose={onChoose} />}
    </nav>
  );
}
