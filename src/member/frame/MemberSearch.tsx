import { lazy, use } from 'react';
import { useVisitor } from '../../app/actors/visitor';
import { useT } from '../../i18n/useT';
import { refusal } from '../../app/router/access';
import { MemberGraphContext, type MemberGraph } from '../../app/member-graph';
import { routes } from '../../app/router/routes';

const Search = lazy(async () => ({ default: (await import('../search/Search')).Search }));

type Client = MemberGraph['client'];
const clients = new WeakMap<Promise<MemberGraph>, Promise<Client | null>>();

/** The search over the pages that admit the person and the market's symbols. */
export function MemberSearch() {
  const t = useT();
  const visitor = useVisitor();
  const client = useClient();
  if (!client) return null;

  const pages = routes.flatMap(({ path, title, access, search }) =>
    search && refusal(access, visitor) === null ? [{ path, title: t(title), ...search }] : [],
  );
  return <Search pages={pages} client={client} />;
}

/** The client of the session's data; null where its code cannot be loaded, which the page itself says. */
function useClient(): Client | null {
  const graph = use(MemberGraphContext)?.();
  if (!graph) return null;
  const client =
    clients.get(graph) ??
    graph.then(
      (opened) => opened.client,
      () => null,
    );
  clients.set(graph, client);
  return use(client);
}
