import { loadMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import type { GroupModule, PageModule } from './groups';
import { pages } from './pages';
import { groupNames, routes, type OwnPath, type Path } from './routes';

const groups = import.meta.glob<GroupModule>('../../*/pages.ts');

const loadGroup = (group: string) => groups[`../../${group}/pages.ts`]!();

const loaders = new Map(
  routes.map(({ path, group }) => [
    path,
    once<PageModule>(group ? async () => (await loadGroup(group)).loadPage(path) : pages[path as OwnPath]),
  ]),
);

/** Loads the titles of the groups' pages, with all other texts of the groups. */
export async function loadGroupMessages() {
  await Promise.all(groupNames.map(async (group) => (await loadGroup(group)).loadMessages()));
}

/** The function that loads a page's code, once. */
export function loaderOf(path: Path) {
  return loaders.get(path)!;
}

export const loadMemberData = once(() => import('../../member/frame/MemberData'));

/** Loads the frame of a member's pages and their messages. */
export const loadMainLayout = once(async () => {
  const [layout] = await Promise.all([import('../../member/frame/MainLayout'), loadMessages('member')]);
  return layout;
});
