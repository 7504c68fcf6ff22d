import { loadBoardMessages } from '../../i18n/board';

/** Loads the market's view with its texts. */
export async function openMarket() {
  const [{ Market }] = await Promise.all([import('./Market'), loadBoardMessages()]);
  return { default: Market };
}
