import { isDay } from '../../market/day';
import { readSymbol } from '../readers/instrument';
import type { Resolvers } from '../resolvers.types';

export const provisionalSignals: Resolvers = {
  Query: {
    provisionalSignals: async (_root, { bars, day }, sources) => {
      const known = bars.filter(({ symbol }) => readSymbol(symbol) === symbol);
      if (known.length === 0 || !isDay(day)) return { found: [], missing: [] };
      const { loadProvisionalSignals } = await import('../load-provisional-signals');
      return loadProvisionalSignals({ ...sources, bars: known, day });
    },
  },
};
