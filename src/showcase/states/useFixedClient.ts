import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { ConnectionActor } from '../../app/actors/connection';
import { createGraphClient } from '../../graph/client';
import { runAfter } from '../../lib/schedule';
import { createFixedBackend } from './fixed-backend';
import type { PanelState } from './panel-states';
import type { Answers } from './sample/answers';

/** The time without another answer after which a panel has all of them, in ms. */
const QUIET_MS = 300;

const ignore = () => {};

type Options = { state: PanelState; sent: Answers | undefined; connection: ConnectionActor };

/**
 * A client of a fixed backend for as long as the caller is mounted; null before. A stale one has its answers, then a network
 * that comes back to a backend that fails: everything is requested again.
 */
export function useFixedClient({ state, sent, connection }: Options): ApolloClient | null {
  const [client, setClient] = useState<ApolloClient | null>(null);

  useEffect(() => {
    let cancel = ignore;
    const { backend, breakDown } = createFixedBackend(state, {
      sent,
      onAnswered() {
        cancel();
        if (state === 'stale') cancel = runAfter(QUIET_MS, refreshInVain);
      },
    });
    const refreshInVain = () => {
      breakDown();
      connection.send({ type: 'offline' });
      connection.send({ type: 'online' });
    };
    // A refusal here neither signs anybody out nor leads anywhere.
    const graph = createGraphClient({ backend, onLoadRefused: ignore });
    // oxlint-disable-next-line react/set-state-in-effect -- the client lives from this effect to its end
    setClient(graph.client);
    return () => {
      cancel();
      graph.stop();
    };
  }, [state, sent, connection]);

  return client;
}
