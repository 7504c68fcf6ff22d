import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Day } from '../../../market/day';

/** The day until which a session has requested the bars of every symbol of the list: other panels then need no others. */
const requested = new WeakMap<ApolloClient, Day>();

/** Whether what needs the bars of every symbol of the list is computed, and the function that requests it. */
export function useRequested(until: Day): readonly [isRequested: boolean, request: () => void] {
  const client = useApolloClient();
  const [day, setDay] = useState(requested.get(client));
  const request = () => {
    noteRequest(client, until);
    setDay(until);
  };
  return [day === until, request];
}

/** Notes that a session has requested them. */
export function noteRequest(client: ApolloClient, until: Day): void {
  requested.set(client, until);
}
