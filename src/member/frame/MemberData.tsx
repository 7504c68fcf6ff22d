import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { LiveProvider } from './Live';
import { navigateTo } from '../../app/router/navigation';
import { useSession } from '../../app/actors/AppActors';
import { WatchlistProvider } from './Watchlist';
import { MemberGraphContext } from '../../app/member-graph';
import { refreshEverything } from './refresh';

/** Brings a member's data to the pages inside; none of it is loaded before somebody is signed in. */
export default function MemberData({ children }: { children: ReactNode }) {
  const openGraph = use(MemberGraphContext);
  const token = useSession(({ context }) => context.session?.token);
  if (!openGraph) throw new Error('MemberData needs a MemberGraphContext above it');
  const { client } = use(openGraph());

  return (
    <ApolloProvider client={client}>
      <WatchlistProvider key={token} onNavigate={navigateTo}>
        <LiveProvider onEverything={() => refreshEverything(client)}>{children}</LiveProvider>
      </WatchlistProvider>
    </ApolloProvider>
  );
}
