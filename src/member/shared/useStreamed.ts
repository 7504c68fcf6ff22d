import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLive } from './Live';
import type * as Streaming from './streaming';

/** Begins to follow a stream; returns a function that ends it. */
type Follow = (streaming: typeof Streaming, client: ApolloClient) => () => void;

/**
 * Follows the session's stream while the view is mounted; `key` says what, and changes with it. Nothing where the feed has no
 * stream, or with `null`.
 */
export function useStreamed(key: string | null, follow: Follow): void {
  const client = useApolloClient();
  const stream = useLive()?.stream;
  const begin = useEffectEvent(follow);
  useEffect(() => {
    if (!stream || key === null) return;
    let end = () => {};
    let isOver = false;
    const start = async () => {
      if ((await stream()) === null) return;
      const streaming = await import('./streaming');
      if (!isOver) end = begin(streaming, client);
    };
    // Without its code prices are requested as without a stream.
    void start().catch(() => {});
    return () => {
      isOver = true;
      end();
    };
  }, [client, stream, key]);
}
