import { loadBoardMessages } from '../../i18n/board';
import { once } from '../../lib/once';
import { loadLongRows } from '../../ui/Rows';

/** Loads the market's view with its texts, its rows and what its queries are resolved with. */
export const openMarket = once(async () => {
  const [{ Market }] = await Promise.all([
    import('./Market'),
    loadBoardMessages(),
    loadLongRows(),
    import('../../graph/load-board'),
  ]);
  return { default: Market };
});
