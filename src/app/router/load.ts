import { loadMemberMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import { pages } from './pages';
import type { Path } from './routes';

const loaders = new Map(Object.entries(pages).map(([path, load]) => [path, once(load)]));

/** Loads a page's code; returns the same promise every time, so that React need not suspend on a page that is loaded. */
export function loadPage(path: Path) {
  return loaders.get(path)!();
}

export const loadMemberData = once(() => import('../../member/frame/MemberData'));

/** Loads the frame of a member's pages and their messages. */
export const loadMainLayout = once(async () => {
  const [layout] = await Promise.all([import('../../member/frame/MainLayout'), loadMemberMessages()]);
  return layout;
});
