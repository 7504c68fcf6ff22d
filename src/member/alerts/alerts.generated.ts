// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graph/resolvers.types';

import type { WatchlistRows, SignalRows } from '../../graph/values';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AlertBarsQueryVariables = Exact<{
  symbol: string;
  resolution: Types.Resolution;
  countback: number;
  before?: number | null | undefined;
  unadjusted?: boolean | null | undefined;
}>;


export type AlertBarsQuery = { readonly candles: { readonly symbol: string, readonly availability: Types.Availability, readonly time: ReadonlyArray<number>, readonly open: ReadonlyArray<number>, readonly high: ReadonlyArray<number>, readonly low: ReadonlyArray<number>, readonly close: ReadonlyArray<number>, readonly volume: ReadonlyArray<number> } };

export type AlertResolutionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertResolutionsQuery = { readonly resolutions: ReadonlyArray<Types.Resolution> };

export type AlertPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertPricesQuery = { readonly hasUnadjusted: boolean };

export type AlertSignalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertSignalsQuery = { readonly signals: { readonly rows: SignalRows, readonly leftOut: number } };

export type AlertListsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertListsQuery = { readonly watchlists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly rows: WatchlistRows | null, readonly leftOut: number, readonly instruments: ReadonlyArray<{ readonly symbol: string }> }> };


export const AlertBarsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertBars"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resolution"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Resolution"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countback"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unadjusted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"symbol"},"value":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}}},{"kind":"Argument","name":{"kind":"Name","value":"resolution"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resolution"}}},{"kind":"Argument","name":{"kind":"Name","value":"countback"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countback"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"unadjusted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unadjusted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]} as unknown as DocumentNode<AlertBarsQuery, AlertBarsQueryVariables>;
export const AlertResolutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertResolutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolutions"}}]}}]} as unknown as DocumentNode<AlertResolutionsQuery, AlertResolutionsQueryVariables>;
export const AlertPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasUnadjusted"}}]}}]} as unknown as DocumentNode<AlertPricesQuery, AlertPricesQueryVariables>;
export const AlertSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertSignals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<AlertSignalsQuery, AlertSignalsQueryVariables>;
export const AlertListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instruments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<AlertListsQuery, AlertListsQueryVariables>;