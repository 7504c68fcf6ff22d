// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NewsRows } from '../../graph/values';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsQuery = { readonly news: NewsRows };


export const NewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"News"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]} as unknown as DocumentNode<NewsQuery, NewsQueryVariables>;