import type { Scalars } from './resolvers.types';

export type { Quote } from '../market/quote';

/** The lists that travel as one value, with the row types of scripts/graph-types.mjs. */
export type SignalRows = Scalars['SignalRows']['output'];
export type WatchlistRows = Scalars['WatchlistRows']['output'];
export type NewsRows = Scalars['NewsRows']['output'];
export type TradeRows = Scalars['TradeRows']['output'];
export type AlertRows = Scalars['AlertRows']['output'];
export type ImportRows = Scalars['ImportRows']['output'];
export type FileForms = Scalars['FileForms']['output'];
export type UserRows = Scalars['UserRows']['output'];

/** A row of a list of symbols; `name` is null where the list was sent without one. */
export type InstrumentRow = WatchlistRows[number];

/** A signal with all fields that schema.graphql describes. */
export type ListedSignal = SignalRows[number];

/** A headline with its text, likewise. */
export type Headline = NewsRows[number];

/** A trade and an alert of the desk, likewise. */
export type DeskTrade = TradeRows[number];
export type DeskAlert = AlertRows[number];

/** A user of the admin's list, likewise. */
export type ListedUser = UserRows[number];
