import { part } from '../../ui/part';
import type { PageModule } from './groups';
import { loadGroup } from './load-group';
import { pages } from './pages';
import { routes, type OwnPath, type Path } from './routes';

/** A page in the place of a group's whose code does not arrive: it says so. */
const pageFor = async (error: unknown) =>
  (await import('../../member/without-network/page-for')).pageFor(error);

const parts = new Map(
  routes.map(({ path, group, texts = [] }) => {
    const load = (): Promise<PageModule> =>
      group
        ? loadGroup(group)
            .then(({ loadPage }) => loadPage(path))
            .catch(pageFor)
        : pages[path as OwnPath]();
    return [path, part(load, 'default', { texts })];
  }),
);

/** The page of a path. */
export function pageOf(path: Path) {
  return parts.get(path)!;
}

/** The frame of members' pages, which visitors never need. */
export const MainLayout = part(() => import('../../member/frame/MainLayout'), 'default', { texts: 'member' });
