import { makeExecutableSchema } from '@graphql-tools/schema';
import typeDefs from '../../schema.graphql?raw';
import { candle } from './resolvers/candle';
import { instrument } from './resolvers/instrument';
import { marketPulse } from './resolvers/market-pulse';
import { news } from './resolvers/news';
import { signal } from './resolvers/signal';
import { watchlist } from './resolvers/watchlist';

/** The GraphQL server inside the client; its context is the `Sources` of one operation. */
export const schema = makeExecutableSchema({
  typeDefs,
  resolvers: [watchlist, signal, marketPulse, news, instrument, candle],
});
