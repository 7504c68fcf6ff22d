import { oneLine } from '../../lib/text';
import { answerOf, nullIf, nullIfBlocked } from '../feed-reason';
import { MAX_RESULTS, readSearchResults } from '../readers/search-results';
import type { Resolvers } from '../resolvers.types';

// No company's name is longer.
const MAX_LENGTH = 60;

export const search: Resolvers = {
  Query: {
    search: async (_root, { text }, { feed }) => {
      const query = oneLine(text.slice(0, MAX_LENGTH));
      if (query === '') return [];
      const parameters = new URLSearchParams({ query, type: '', exchange: '', limit: String(MAX_RESULTS) });
      return feed(`search?${parameters.toString()}`)
        .then((response) => readSearchResults(answerOf(response)))
        .catch((error: unknown) => nullIf('UNKNOWN_SYMBOL')(error) ?? [])
        .catch(nullIfBlocked(feed));
    },
  },
};
