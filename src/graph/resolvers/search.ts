import { oneLine } from '../../lib/text';
import { nullIfUnsupported } from '../../rest/errors';
import { MOST_FOUND, readFound } from '../readers/search-results';
import type { Resolvers } from '../resolvers.types';

// Nobody types more than a company's name.
const LONGEST = 60;

export const search: Resolvers = {
  Query: {
    search: async (_root, { text }, { feed }) => {
      const query = oneLine(text.slice(0, LONGEST));
      if (query === '') return [];
      const asked = new URLSearchParams({ query, type: '', exchange: '', limit: String(MOST_FOUND) });
      return feed(`search?${asked.toString()}`)
        .then(readFound)
        .catch((error: unknown) => nullIfUnsupported(error) ?? []);
    },
  },
};
