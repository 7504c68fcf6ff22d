import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { searchMachine } from '../../../../machines/search.machine';
import type { ListedUser } from '../../../graph/values';
import { UsersDocument, type UsersQuery } from './subscriptions.generated';

/** What a server has found by a text. */
type FoundUsers = { text: string; rows: readonly ListedUser[]; total: number };

/** How many users a server has, as far as it says. */
export function countOfUsers({ rows, total, leftOut }: UsersQuery['users']): number {
  return total ?? rows.length + leftOut;
}

/**
 * The list of users, whole or, from a server that can search, the first of it: then what is typed is searched by the server
 * after a pause.
 */
export function useUsers() {
  const search = useActorRef(searchMachine);
  const text = useSelector(search, ({ context }) => context.query.trim());
  const { data, error, refetch } = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const listed = data?.users;
  const total = listed?.total ?? null;
  const isPart = listed !== undefined && total !== null && total > listed.rows.length;
  const found = useQuery(UsersDocument, {
    variables: { search: text },
    skip: !isPart || text === '',
    fetchPolicy: 'cache-and-network',
  });

  /** Undefined where only the listed ones can be searched, null while the server searches. */
  const served = (): FoundUsers | null | undefined => {
    if (!isPart) return undefined;
    if (text === '') return { text, rows: listed.rows, total: total! };
    if (found.error) return undefined;
    if (!found.data) return null;
    const { rows, total: count } = found.data.users;
    // A server that finds everybody does not search.
    return count === total ? undefined : { text, rows, total: count ?? rows.length };
  };

  return {
    listed,
    error,
    retry: () => void refetch(),
    served: served(),
    searchError: found.error,
    retrySearch: () => void found.refetch(),
    /** Searches for a text; null ends the search. */
    type(typed: string | null) {
      if (typed === null) return search.send({ type: 'close' });
      search.send({ type: 'open' });
      search.send({ type: 'type', text: typed });
    },
  };
}
