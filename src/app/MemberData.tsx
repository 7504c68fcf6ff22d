import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { LiveProvider } from '../actors/Live';
import { follow } from '../actors/navigation';
import { useSession } from '../actors/Running';
import { WatchlistProvider } from '../actors/Watchlist';
import { MemberGraphContext } from './member-graph';
import { refreshEverything } from './refresh';

/** Brings a member's data to the pages inside; none of it is loaded before somebody is signed in. */
export default function MemberData({ children }: { children: ReactNode }) {
  const openGraph = use(MemberGraphContext);
  const token = useSession(({ context }) => context.session?.token);
  if (!openGraph) throw new Error('MemberData needs a MemberGraphContext above it');
  const { client } = use(openGraph());

  return (
    <ApolloProvider client={client}>
      <WatchlistProvider key={token} onNavigate={follow}>
        <LiveProvider onEverything={() => refreshEverything(client)}>{children}</LiveProvider>
      </WatchlistProvider>
    </ApolloProvider>
  );
}
