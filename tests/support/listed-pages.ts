import { redirectFor } from '../../src/app/router/access';
import { routes, type Route } from '../../src/app/router/routes';
import type { Messages } from './texts';

/** The rows of the route table that admit members, other than those of groups. */
const ofMembers = routes.filter(({ access, group }) => !group && redirectFor(access, 'member') === null);

/** A title of the table as the key of a text: none of them counts. */
export const titleOf = ({ title }: Pick<Route, 'title'>) => title as keyof Messages;

/** What the main menu lists for members, in its order. */
export const menuOfMembers = ofMembers.flatMap(({ path, menu }) =>
  menu ? [{ path, title: titleOf(menu) }] : [],
);

/** What the search lists for members before anything is typed. */
export const searchedByMembers = ofMembers.flatMap(({ title, search }) =>
  search ? [{ title: titleOf({ title }), category: search.category }] : [],
);
