import type { Sources } from '../backend';
import type { Resolvers } from '../resolvers.types';

type Loads = typeof import('../load-board').loads;

/** A resolver whose code is loaded with its first query. */
const lazily =
  <Name extends keyof Loads>(name: Name) =>
  async (_root: unknown, args: Parameters<Loads[Name]>[1], { feed }: Sources) =>
    (await import('../load-board')).loads[name](feed, args as never) as ReturnType<Loads[Name]>;

export const board: Resolvers = {
  Query: {
    listing: lazily('listing'),
    boardQuotes: lazily('boardQuotes'),
    pastOf: lazily('pastOf'),
  },
};
