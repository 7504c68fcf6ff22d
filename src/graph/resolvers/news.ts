import type { Resolvers } from '../resolvers.types';

export const news: Resolvers = {
  Query: {
    news: async (_root, _args, sources) => {
      const [{ readNews }, response] = await Promise.all([import('../readers/news'), sources.news()]);
      return readNews(response);
    },
  },
};
