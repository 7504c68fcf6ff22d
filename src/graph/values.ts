import type { Scalars } from './resolvers.types';

/** The lists that travel as one value, with the row types of scripts/graph-types.mjs. */
export type SignalRows = Scalars['SignalRows']['output'];
export type WatchlistRows = Scalars['WatchlistRows']['output'];

/** A signal with all fields that schema.graphql describes. */
export type ListedSignal = SignalRows[number];
