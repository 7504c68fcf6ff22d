import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The data of one session; after `stop` its late answers reach nobody. */
export type MemberGraph = { client: ApolloClient; stop: () => void };

/** Answers the present session's data; the same promise until the session ends. */
export const MemberGraphContext = createContext<(() => Promise<MemberGraph>) | null>(null);
