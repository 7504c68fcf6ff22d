import { part } from '../../ui/part';
import type { GroupModule, PageModule } from './groups';
import { pages } from './pages';
import { groupNames, routes, type OwnPath, type Path } from './routes';

const groups = import.meta.glob<GroupModule>('../../*/pages.ts');

const loadGroup = (group: string) => groups[`../../${group}/pages.ts`]!();

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

/** Loads the titles of the groups' pages, with all other texts of the groups. */
export async function loadGroupMessages() {
  await Promise.all(groupNames.map(async (group) => (await loadGroup(group)).loadMessages()));
}

/** The page of a path. */
export function pageOf(path: Path) {
  return parts.get(path)!;
}

/** The frame of members' pages, which visitors never need. */
export const MainLayout = part(() => import('../../member/frame/MainLayout'), 'default', { texts: 'member' });

/** Provides the session's data to members' pages. */
export const MemberData = part(() => import('../../member/frame/MemberData'), 'default');
