// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSubscriptionQuery = { readonly ownSubscription: { readonly tier: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly renewalRequested: string | null } | null };

export type RequestRenewalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestRenewalMutation = { readonly requestRenewal: boolean };


export const OwnSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"renewalRequested"}}]}}]}}]} as unknown as DocumentNode<OwnSubscriptionQuery, OwnSubscriptionQueryVariables>;
export const RequestRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRenewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRenewal"}}]}}]} as unknown as DocumentNode<RequestRenewalMutation, RequestRenewalMutationVariables>;