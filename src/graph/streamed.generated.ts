// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './resolvers.types';

import type { Quote } from './values';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StreamedQuotesSubscriptionVariables = Exact<{
  symbols: ReadonlyArray<string>;
}>;


export type StreamedQuotesSubscription = { readonly quotes: ReadonlyArray<{ readonly symbol: string, readonly exchange: Types.Exchange | null, readonly quote: Quote | null }> };

export type StreamedBoardQuotesSubscriptionVariables = Exact<{
  symbols: readonly string[];
}>;


export type StreamedBoardQuotesSubscription = { readonly boardQuotes: ReadonlyArray<import('./board-values').BoardQuote> | null };

export type StreamedOrderBookSubscriptionVariables = Exact<{
  symbol: string;
}>;


export type StreamedOrderBookSubscription = { readonly orderBook: import('./board-values').OrderBook | null };


export const StreamedQuotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StreamedQuotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"symbols"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"symbols"},"value":{"kind":"Variable","name":{"kind":"Name","value":"symbols"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuotedInstrument"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotedInstrument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instrument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"exchange"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}}]}}]} as unknown as DocumentNode<StreamedQuotesSubscription, StreamedQuotesSubscriptionVariables>;
export const StreamedBoardQuotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StreamedBoardQuotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"symbols"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SymbolList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boardQuotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"symbols"},"value":{"kind":"Variable","name":{"kind":"Name","value":"symbols"}}}]}]}}]} as unknown as DocumentNode<StreamedBoardQuotesSubscription, StreamedBoardQuotesSubscriptionVariables>;
export const StreamedOrderBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StreamedOrderBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"symbol"},"value":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}}}]}]}}]} as unknown as DocumentNode<StreamedOrderBookSubscription, StreamedOrderBookSubscriptionVariables>;