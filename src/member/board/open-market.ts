import { loadBoardMessages } from '../../i18n/board';
import { once } from '../../lib/once';
import { loadLongRows } from '../../ui/Rows';

/** Loads the market's view with its texts, its rows and the schema that its queries are executed with. */
export const openMarket = once(async () => {
  const [{ Market }] = await Promise.all([
    import('./Market'),
    loadBoardMessages(),
    loadLongRows(),
    import('../../graph/apart'),
  ]);
  return { default: Market };
});
