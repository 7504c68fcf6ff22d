import {
  buildASTSchema,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import typeDefs from '../../schema.graphql';
import { adminSignal } from './resolvers/admin-signal';
import { board } from './resolvers/board';
import { bot } from './resolvers/bot';
import { candle } from './resolvers/candle';
import { desk } from './resolvers/desk';
import { figures } from './resolvers/figures';
import { instrument } from './resolvers/instrument';
import { marketPulse } from './resolvers/market-pulse';
import { news } from './resolvers/news';
import { subscription } from './resolvers/subscription';
import { profile } from './resolvers/profile';
import { provisionalSignals } from './resolvers/provisional-signals';
import { search } from './resolvers/search';
import { signal } from './resolvers/signal';
import { signalHistory } from './resolvers/signal-history';
import { symbolEvents } from './resolvers/symbol-events';
import { user } from './resolvers/user';
import { watchlist } from './resolvers/watchlist';
import { whale } from './resolvers/whale';

let built: GraphQLSchema | null = null;

/**
 * The GraphQL server inside the client; its context is the `Sources` of one operation. Built at the first call, in
 * another task than the module's evaluation.
 *
 * A resolver whose code no first load needs is a few lines that import it when its field is queried, as those of the desk do.
 */
export function getSchema(): GraphQLSchema {
  built ??= build();
  return built;
}

function build(): GraphQLSchema {
  const schema = buildASTSchema(typeDefs, { assumeValid: true, assumeValidSDL: true });
  resolveFields(schema.getQueryType()!, {
    ...watchlist.Query,
    ...signal.Query,
    ...signalHistory.Query,
    ...marketPulse.Query,
    ...whale.Query,
    ...news.Query,
    ...bot.Query,
    ...instrument.Query,
    ...candle.Query,
    ...search.Query,
    ...user.Query,
    ...subscription.Query,
    ...adminSignal.Query,
    ...desk.Query,
    ...board.Query,
    ...provisionalSignals.Query,
    ...symbolEvents.Query,
    ...figures.Query,
  });
  resolveFields(schema.getMutationType()!, {
    ...watchlist.Mutation,
    ...subscription.Mutation,
    ...profile.Mutation,
    ...desk.Mutation,
  });
  return schema;
}

/** Gives the fields of a type their resolvers; throws for one that the type lacks. */
function resolveFields(type: GraphQLObjectType, resolvers: object) {
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    fields[name]!.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
  }
}
