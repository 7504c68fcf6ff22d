import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { LiveProvider } from '../shared/Live';
import { useSessionClients } from '../../app/actors/AppActors';
import { PageLoading } from '../../app/layouts/PageLoading';
import { DeskDialogsProvider } from '../shared/desk-dialogs';
import { DeskDialogs } from './DeskDialogs';
import {
  AlertsWatchSlot,
  ClockOffSlot,
  KeptDialogSlot,
  PriceStreamSlot,
  PrintedPageSlot,
  TokenRenewalSlot,
} from './header-slots';
import { WatchlistProvider } from '../shared/WatchlistContext';
import { PagePanels } from '../../ui/page-panels';
import { refreshEverything } from '../shared/refresh';

/** Provides the session's data to the pages inside; nothing of it outlasts the session. */
export function MemberData({ children }: { children: ReactNode }) {
  const clients = useSessionClients();
  if (clients.status === 'failed') throw clients.error;
  if (clients.status !== 'ready') return <PageLoading />;

  const { client, holdLoads, unchangedSince, stream } = clients;

  return (
    <ApolloProvider client={client}>
      <WatchlistProvider holdLoads={holdLoads}>
        <LiveProvider
          onEverything={() => refreshEverything(client)}
          unchangedSince={unchangedSince}
          stream={stream}
        >
          <DeskDialogsProvider>
            <ClockOffSlot />
            <KeptDialogSlot />
            <PagePanels>{children}</PagePanels>
            <AlertsWatchSlot />
            <PriceStreamSlot />
            <TokenRenewalSlot />
            <PrintedPageSlot />
            <DeskDialogs />
          </DeskDialogsProvider>
        </LiveProvider>
      </WatchlistProvider>
      <FirstDataTaken client={client} />
    </ApolloProvider>
  );
}

/** Mounts after the panels, which took what was loaded before them. */
function FirstDataTaken({ client }: { client: ApolloClient }) {
  useEffect(() => endFirstLoad(client), [client]);
  return null;
}

/** Panels that mount from now on request their data, also where the cache has it. */
function endFirstLoad(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
