// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graph/resolvers.types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminSignalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSignalsQuery = { readonly adminSignals: { readonly leftOut: number, readonly rows: ReadonlyArray<{ readonly symbols: ReadonlyArray<string>, readonly kind: Types.SignalKind | null, readonly study: string | null, readonly day: string | null, readonly time: string | null, readonly log: string | null }> } };

export type AdminSignalRowFragment = { readonly symbols: ReadonlyArray<string>, readonly kind: Types.SignalKind | null, readonly study: string | null, readonly day: string | null, readonly time: string | null, readonly log: string | null };

export const AdminSignalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSignalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSignal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbols"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<AdminSignalRowFragment, unknown>;
export const AdminSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSignals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSignalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSignalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSignal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbols"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"log"}}]}}]} as unknown as DocumentNode<AdminSignalsQuery, AdminSignalsQueryVariables>;