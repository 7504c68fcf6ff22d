import { useSessionClients } from '../../app/actors/AppActors';
import { useRole } from '../../app/actors/role';
import { useHasMessages, useT } from '../../i18n/useT';
import { redirectFor } from '../../app/router/access';
import { groupNames, routes } from '../../app/router/routes';
import { Search } from './Search';

/** The search over the pages that admit the person and the market's symbols. */
export function MemberSearch() {
  const t = useT();
  const role = useRole();
  const clients = useSessionClients();
  const hasGroups = useHasMessages(groupNames);
  // A failed client is reported by the page itself.
  if (clients.status !== 'ready') return null;

  const pages = routes.flatMap(({ path, title, access, group, search }) =>
    search && redirectFor(access, role) === null && (!group || hasGroups)
      ? [{ path, title: t(title), isApart: group !== undefined, ...search }]
      : [],
  );
  return <Search pages={pages} client={clients.client} />;
}
