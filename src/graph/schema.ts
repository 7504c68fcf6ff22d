import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import typeDefs from '../../schema.graphql';
import { adminSignal } from './resolvers/admin-signal';
import { board } from './resolvers/board';
import { bot } from './resolvers/bot';
import { candle } from './resolvers/candle';
import { desk } from './resolvers/desk';
import { feedReport } from './resolvers/feed-report';
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

const build = () =>
  addResolversToSchema({
    schema: buildASTSchema(typeDefs, { assumeValid: true, assumeValidSDL: true }),
    // Nothing else uses the schema, so no copy with the resolvers is needed.
    updateResolversInPlace: true,
    resolvers: {
      Query: {
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
        ...feedReport.Query,
      },
      Mutation: { ...watchlist.Mutation, ...subscription.Mutation, ...profile.Mutation, ...desk.Mutation },
    },
  });
