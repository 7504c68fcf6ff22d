import { DashboardIcon } from '@blueprintjs/icons';
import { Link } from 'wouter';
import { useVisitor } from '../actors/visitor';
import { useT } from '../i18n/useT';
import { refusal } from './access';
import { useMatchedRoute } from './match';
import { routes, type AppRoute } from './routes';
import './MainMenu.css';

const icons: Record<NonNullable<AppRoute['menu']>, typeof DashboardIcon> = { dashboard: DashboardIcon };

/** The pages of the route table that have a place in the menu and admit the person. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useT();
  const current = useMatchedRoute().route;
  const visitor = useVisitor();

  return (
    <nav className="main-menu" aria-label={t('menu.label')}>
      {routes.map(({ path, title, access, menu }) => {
        if (!menu || refusal(access, visitor) !== null) return null;
        const Icon = icons[menu];
        return (
          <Link
            key={path}
            href={path}
            {...(current.path === path && { 'aria-current': 'page' })}
            {...(onChoose && { onClick: onChoose })}
          >
            <Icon />
            <span>{t(title)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
