import {
  DashboardIcon,
  IdNumberIcon,
  SendMessageIcon,
  TimelineLineChartIcon,
  WavesIcon,
} from '@blueprintjs/icons';
import { Link } from 'wouter';
import { useVisitor } from '../../app/actors/visitor';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { refusal } from '../../app/router/access';
import { useMatchedRoute } from '../../app/router/match';
import { routes, type AppRoute } from '../../app/router/routes';
import styles from './MainMenu.module.css';

type Entry = { name: MessageKey; icon: typeof DashboardIcon };

const entries: Record<NonNullable<AppRoute['menu']>, Entry> = {
  dashboard: { name: 'page.home', icon: DashboardIcon },
  bot: { name: 'page.bot', icon: SendMessageIcon },
  whale: { name: 'page.whale', icon: WavesIcon },
  plans: { name: 'menu.plans', icon: IdNumberIcon },
  signals: { name: 'menu.signals', icon: TimelineLineChartIcon },
};

/** The pages of the route table that have a place in the menu and admit the person. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useT();
  const current = useMatchedRoute().route;
  const visitor = useVisitor();

  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      {routes.map(({ path, access, menu }) => {
        if (!menu || refusal(access, visitor) !== null) return null;
        const { name, icon: Icon } = entries[menu];
        return (
          <Link
            key={path}
            href={path}
            title={t(name)}
            {...(current.path === path && { 'aria-current': 'page' })}
            {...(onChoose && { onClick: onChoose })}
          >
            <Icon />
            <span>{t(name)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
