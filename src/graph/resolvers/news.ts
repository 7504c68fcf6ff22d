import { readNews } from '../readers/news';
import type { Resolvers } from '../resolvers.types';

export const news: Resolvers = {
  Query: {
    news: async (_root, _args, sources) => readNews(await sources.news()),
  },
};
