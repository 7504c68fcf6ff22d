import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AppActorsProvider, useAppActors } from '../../app/actors/AppActors';
import { LiveProvider } from '../../member/shared/Live';
import { refreshEverything } from '../../member/shared/refresh';
import { WatchlistProvider } from '../../member/shared/WatchlistContext';
import { PagePanels } from '../../ui/page-panels';
import { createFixedActors, type Stored } from './fixed-actors';
import type { PanelState } from './panel-states';
import type { Answers } from './sample/answers';
import { NOON } from './sample/board';
import { useFixedClient } from './useFixedClient';

type Props = {
  state: PanelState;
  /** The query of the address that the panel reads. */
  search?: string | undefined;
  now?: Date | undefined;
  /** What its calls are sent in place of the samples of the state. */
  sent?: Answers | undefined;
  /** What the browser remembers. */
  stored?: Stored | undefined;
  children: ReactNode;
};

/** What members' pages provide to a panel, on a fixed backend in a state, at a sample time and an address of its own. */
export function StateFrame({ state, search = '', now = NOON, sent, stored, children }: Props) {
  const page = useAppActors();
  const [fixed] = useState(() => createFixedActors(state, now, stored));
  const [location] = useState(() => memoryLocation({ path: '/', searchPath: search, static: true }));
  const actors = useMemo(() => ({ ...page, ...fixed }), [page, fixed]);
  const client = useFixedClient({ state, sent, connection: fixed.connection });
  if (client === null) return null;

  return (
    <AppActorsProvider value={actors}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <ApolloProvider client={client}>
          <WatchlistProvider holdLoads={holdNothing}>
            <LiveProvider onEverything={() => refreshEverything(client)}>
              <PagePanels>
                <Suspense>{children}</Suspense>
              </PagePanels>
            </LiveProvider>
          </WatchlistProvider>
        </ApolloProvider>
      </Router>
    </AppActorsProvider>
  );
}

function holdNothing() {}
