import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { listed, row } from './page';
import type { Prepare } from './renderApp';
import { savedDesk } from './saved-desk';
import { lists, nameToBeKnown, openWatchlist } from './watchlist';

/** Drags the row of a symbol by its handle to a height of a list whose rows are 40 px high, and drops it there. */
export async function dragRow(symbol: string, to: number, onMoved = () => {}) {
  const handle = await within(row(symbol)).findByRole('button', { name: new RegExp(`^Place of ${symbol}`) });
  const rows = [...row(symbol).parentElement!.querySelectorAll('tr')];
  for (const [i, each] of rows.entries()) {
    each.getBoundingClientRect = () => ({ top: i * 40, height: 40, bottom: i * 40 + 40 }) as DOMRect;
  }
  handle.parentElement!.setPointerCapture = () => {};
  fireEvent.pointerDown(handle, { button: 0, clientY: 0 });
  fireEvent.pointerMove(handle, { clientY: to });
  onMoved();
  fireEvent.pointerUp(handle, { clientY: to });
}

/** The list of their own that the demo's member has. */
export const DIVIDENDS = 'Theo dõi cổ tức';
export const OWN = ['REE', 'VNM', 'PNJ', 'GAS', 'DHG', 'NTP', 'QNS'];

/** Chooses that list once it is there. */
export async function chooseDividends(user: UserEvent) {
  await nameToBeKnown(DIVIDENDS);
  await user.selectOptions(lists(), DIVIDENDS);
  await waitFor(() => expect(listed()).toEqual(OWN));
}

/** Chooses an item of the menu of the chosen list. */
export async function chooseOption(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

type Saved = { lists: readonly { id: string; symbols: readonly string[] }[] };

/** The home page of a person who has a further list of their own, and the function that chooses one. */
export async function openWithList(name: string, symbols: readonly string[], prepare: Prepare = () => {}) {
  const own = { id: name, name, symbols, position: 9 };
  const app = await openWatchlist({
    prepare,
    desk: ({ lists }: Saved) => ({ lists: [...lists, own] }),
  });
  await nameToBeKnown(name);
  return {
    ...app,
    choose: (list: string) => app.user.selectOptions(lists(), list),
    symbolsOf: async (id: string) => (await savedDesk<Saved>()).lists.find((list) => list.id === id)?.symbols,
  };
}
