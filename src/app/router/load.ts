import { loadMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import type { ShowcasePath } from '../../showcase/routes';
import { pages } from './pages';
import { routes, type OwnPath, type Path } from './routes';

const loaders = new Map(
  routes.map(({ path, group }) => [path, once(group ? () => loadShowcase(path) : pages[path as OwnPath])]),
);

async function loadShowcase(path: Path) {
  return (await import('../../showcase/pages')).loadShowcasePage(path as ShowcasePath);
}

/** Loads a page's code; returns the same promise every time, so that React need not suspend on a page that is loaded. */
export function loadPage(path: Path) {
  return loaders.get(path)!();
}

export const loadMemberData = once(() => import('../../member/frame/MemberData'));

/** Loads the frame of a member's pages and their messages. */
export const loadMainLayout = once(async () => {
  const [layout] = await Promise.all([import('../../member/frame/MainLayout'), loadMessages('member')]);
  return layout;
});
