// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graph/resolvers.types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrderBookQueryVariables = Exact<{
  symbol: string;
}>;


export type OrderBookQuery = { readonly orderBook: { readonly symbol: string, readonly foreignBuy: number | null, readonly foreignSell: number | null, readonly foreignRoom: number | null, readonly expectedPrice: number | null, readonly expectedVolume: number | null, readonly bids: ReadonlyArray<{ readonly price: number, readonly volume: number | null }>, readonly asks: ReadonlyArray<{ readonly price: number, readonly volume: number | null }>, readonly matches: ReadonlyArray<{ readonly time: string, readonly price: number, readonly volume: number, readonly side: Types.OrderSide | null }> } | null };


export const OrderBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"symbol"},"value":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"side"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foreignBuy"}},{"kind":"Field","name":{"kind":"Name","value":"foreignSell"}},{"kind":"Field","name":{"kind":"Name","value":"foreignRoom"}},{"kind":"Field","name":{"kind":"Name","value":"expectedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"expectedVolume"}}]}}]}}]} as unknown as DocumentNode<OrderBookQuery, OrderBookQueryVariables>;