import type { InMemoryCache } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import typeDefs from '../../schema.graphql?apart';
import type { Backend } from './backend';
import type { DeskStorage } from './desk/browser-desk';
import { board } from './resolvers/board';
import { symbolEvents } from './resolvers/symbol-events';
import { createDesk, type DeskSources } from './resolvers/desk';
import { provisionalSignals } from './resolvers/provisional-signals';
import type { LoadContext } from './session-guard';

type Options = {
  backend: Backend;
  cache: InMemoryCache;
  storage?: () => DeskStorage;
};

/** The schema of what is loaded with the first operation that selects it, for one session. */
export function createApartSchema(): GraphQLSchema {
  const desk = createDesk();
  return addResolversToSchema({
    schema: buildASTSchema(typeDefs, { assumeValid: true, assumeValidSDL: true }),
    updateResolversInPlace: true,
    resolvers: {
      Query: { ...desk.Query, ...board.Query, ...provisionalSignals.Query, ...symbolEvents.Query },
      Mutation: { ...desk.Mutation },
    },
  });
}

/** Executes such operations. */
export function createApartLink({ backend, cache, storage = () => window.localStorage }: Options) {
  cache.policies.addTypePolicies({
    // Its thousands of symbols would be its name.
    Query: { fields: { boardQuotes: { keyArgs: false } } },
    Desk: {
      keyFields: [],
      fields: Object.fromEntries(PARTS.map((part) => [part, { merge: false }])),
    },
    SymbolEvent: { keyFields: false },
    ExDate: { keyFields: false },
    Trade: { keyFields: false },
    Alert: { keyFields: false },
    Note: { keyFields: false },
    DrawnLine: { keyFields: false },
  });
  return new SchemaLink({
    schema: createApartSchema(),
    context(operation): DeskSources {
      const { abortSignal, priority, person = '' } = operation.getContext() as LoadContext;
      return { ...backend(abortSignal, priority), person, storage };
    },
  });
}

const PARTS = ['trades', 'alerts', 'notes', 'lines', 'ignored', 'settings'];
