import { loadMemberMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import { routes, type AppRoute } from './routes';

const pages = new Map(routes.map((route) => [route, once(route.load)]));

/** The code of a page. Of the same promise React knows that it is there already; of a second `import()` it does not. */
export function loadPage(route: AppRoute) {
  return pages.get(route)!();
}

export const loadMemberData = once(() => import('../../member/frame/MemberData'));

/** The frame of a member's pages, with the words for them. */
export const loadMainLayout = once(async () => {
  const [layout] = await Promise.all([import('../../member/frame/MainLayout'), loadMemberMessages()]);
  return layout;
});
