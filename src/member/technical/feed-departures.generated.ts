// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graph/resolvers.types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeedDeparturesQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedDeparturesQuery = { readonly feedDepartures: ReadonlyArray<{ readonly kind: Types.FeedDepartureKind }> };


export const FeedDeparturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedDepartures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedDepartures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<FeedDeparturesQuery, FeedDeparturesQueryVariables>;