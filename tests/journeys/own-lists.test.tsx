import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../support/fields';
import { chooseDividends, chooseOption, DIVIDENDS, dragRow, OWN } from '../support/own-lists';
import { alertsWatched, listed, notices, otherTab, row, rowsToArrive, textsOf } from '../support/page';
import { savedDesk, saveDesk } from '../support/saved-desk';
import { chosen, lists, names, nameToBeKnown, openWatchlist, symbolField } from '../support/watchlist';

const SERVERS = ['Lướt sóng T+', 'Cổ tức dài hạn', 'Theo dõi'];

type Saved = { lists: { symbols: string[] }[] };

/** The home page once the person's own list is there. */
async function openHome() {
  const app = await openWatchlist();
  await nameToBeKnown(DIVIDENDS);
  const { user, requests } = app;
  const choose = (name: string) => chooseOption(user, name);
  const named = async (name: string) => {
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'List name' });
    await user.clear(box);
    if (name) await user.paste(name);
    await user.keyboard('{Enter}');
  };
  const menuOf = async (symbol: string) => {
    const handle = await within(row(symbol)).findByRole('button', {
      name: new RegExp(`^(Place of|Copy) ${symbol}`),
    });
    await user.click(handle);
  };
  return { ...app, choose, named, menuOf, edits: () => requests.filter((each) => /^(POST|PUT)/.test(each)) };
}

/** The same with that list chosen. */
async function open() {
  const app = await openHome();
  await chooseDividends(app.user);
  return app;
}

/** The symbols of that list as the server has it. */
const savedSymbols = async () => (await savedDesk<Saved>()).lists[0]!.symbols;

describe('a list of one’s own', () => {
  it('stands after those of the server, with the names of its companies', async () => {
    await open();
    expect(names()).toEqual([...SERVERS, DIVIDENDS]);
    await waitFor(() => expect(row('VNM').textContent).toMatch(/Vinamilk|Sữa/));
  });

  it('takes and gives symbols by the same controls, without the calls of the server’s lists', async () => {
    const { user, edits } = await open();
    await user.type(symbolField(), 'fpt{Enter}');
    await waitFor(() => expect(listed()).toEqual([...OWN, 'FPT']));
    await user.click(within(row('VNM')).getByRole('button', { name: 'Delete VNM' }));
    await waitFor(() => expect(listed()).not.toContain('VNM'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listed()).toEqual([...OWN, 'FPT']));
    expect(new Set(edits())).toEqual(new Set(['PUT /api/desk']));
  });

  it('refuses at its field a symbol that is unknown or there already', async () => {
    const { user } = await open();
    for (const [typed, words] of [
      ['zzz', 'The symbol could not be found'],
      ['vnm', 'The symbol is already in this list'],
    ] as const) {
      const box = symbolField();
      await user.clear(box);
      await user.type(box, `${typed}{Enter}`);
      await waitFor(() => expect(problemOf('Symbol')).toBe(words));
      expect([listed(), notices()]).toEqual([OWN, [['alert', 'Failed to add symbol', words]]]);
    }
  });

  it('is created, chosen, filled, renamed and deleted, and comes back by Undo', async () => {
    const { user, choose, named } = await openHome();
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await named('  Ngân   hàng ');
    await waitFor(() => expect(chosen()).toBe('Ngân hàng'));
    expect(names()).toEqual([...SERVERS, DIVIDENDS, 'Ngân hàng']);

    await user.type(symbolField(), 'vcb{Enter}');
    await waitFor(() => expect(listed()).toEqual(['VCB']));

    await choose('Rename');
    await named('Bank');
    await waitFor(() => expect(chosen()).toBe('Bank'));

    await choose('Delete');
    await waitFor(() => expect(names()).toEqual([...SERVERS, DIVIDENDS]));
    const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1)!;
    await user.click(undo);
    await waitFor(() => expect([chosen(), listed()]).toEqual(['Bank', ['VCB']]));
  });

  it('is not created without a name, with a long one, or with that of another', async () => {
    const { user, named, edits } = await openHome();
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    for (const [name, words] of [
      ['', 'Enter a name for the list'],
      ['A'.repeat(41), 'The name has at most 40 characters'],
      ['   ', 'Enter a name for the list'],
      ['theo dõi CỔ TỨC', 'You already have a list of this name'],
    ] as const) {
      await named(name);
      await waitFor(() => expect(problemOf('List name')).toBe(words));
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'List name' });
      expect([box.value, edits().filter((each) => each.startsWith('POST'))]).toEqual([name, []]);
    }
  });

  it('moves among one’s own, and stays so after a reload', async () => {
    const { user, choose, named, reload } = await openHome();
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await named('Bank');
    await waitFor(() => expect(chosen()).toBe('Bank'));
    await choose('Move list up');
    await waitFor(() => expect(names().slice(3)).toEqual(['Bank', DIVIDENDS]));
    await reload();
    await rowsToArrive();
    await waitFor(() => expect(names().slice(3)).toEqual(['Bank', DIVIDENDS]));
    await user.selectOptions(lists(), 'Bank');
    await choose('Move list down');
    await waitFor(() => expect(names().slice(3)).toEqual([DIVIDENDS, 'Bank']));
  });

  it('changes in this tab when another one has changed it', async () => {
    await open();
    await alertsWatched();
    await saveDesk(({ lists: [list] }: Saved) => ({ lists: [{ ...list, symbols: ['VNM', 'FPT'] }] }));
    otherTab(() => {}, 'desk.1');
    await waitFor(() => expect(listed()).toEqual(['VNM', 'FPT']));
  });
});

describe('the order of a list of one’s own', () => {
  it('changes by Alt and the arrow keys, which keep the focus and say so', async () => {
    await open();
    const key = (symbol: string, name: string) => {
      row(symbol).querySelector('a')!.focus();
      fireEvent.keyDown(document.activeElement!, { key: name, altKey: true });
    };
    key('PNJ', 'ArrowUp');
    await waitFor(() => expect(listed().slice(0, 3)).toEqual(['REE', 'PNJ', 'VNM']));
    expect(document.activeElement?.closest('tr')?.dataset['symbol']).toBe('PNJ');
    await screen.findByText('PNJ is now 2 of 7');
    key('GAS', 'ArrowDown');
    await waitFor(() => expect(listed().slice(3, 5)).toEqual(['DHG', 'GAS']));
  });

  it('changes by the menu of a row', async () => {
    const { user, menuOf } = await open();
    await menuOf('REE');
    expect((await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Move up' })).disabled).toBe(true);
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(listed().slice(0, 2)).toEqual(['VNM', 'REE']));
  });

  it('changes by dragging the handle of a row, whose press opens no menu then', async () => {
    await open();
    await dragRow('GAS', 50, () => expect(row('VNM').dataset['drop']).toBe('above'));
    await waitFor(() => expect(listed()).toEqual(['REE', 'GAS', 'VNM', 'PNJ', 'DHG', 'NTP', 'QNS']));
    expect(document.querySelector('[data-drop]')).toBeNull();
  });

  it('puts a row at the end that is dropped below all others', async () => {
    await open();
    await dragRow('GAS', 1_000);
    await waitFor(() => expect(listed().at(-1)).toBe('GAS'));
  });

  it.each([
    ['above itself', 'GAS', 139],
    ['below itself', 'GAS', 141],
    ['below itself at the end', 'QNS', 1_000],
  ])('stays, and is not saved, where a row is dropped %s', async (_, symbol, to) => {
    const { edits } = await open();
    await alertsWatched();
    const before = edits().length;
    await dragRow(symbol, to);
    await dragRow('REE', 70);
    await waitFor(async () => expect((await savedSymbols()).slice(0, 2)).toEqual(['VNM', 'REE']));
    expect(edits().slice(before)).toEqual(['PUT /api/desk']);
  });
});

describe('a symbol of several lists', () => {
  it('is copied from a list of the server to one’s own', async () => {
    const { user, menuOf } = await openHome();
    await menuOf('HPG');
    await user.click(await screen.findByRole('menuitem', { name: `Copy HPG to “${DIVIDENDS}”` }));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Symbol added successfully'));
    expect(listed()).toContain('HPG');
    await user.selectOptions(lists(), DIVIDENDS);
    await waitFor(() => expect(listed()).toEqual([...OWN, 'HPG']));
  });

  it('moves to another list of one’s own, and back by Undo', async () => {
    const { user, named, menuOf } = await openHome();
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await named('Bank');
    await waitFor(() => expect(chosen()).toBe('Bank'));
    await user.selectOptions(lists(), DIVIDENDS);
    await waitFor(() => expect(listed()).toEqual(OWN));
    await menuOf('VNM');
    await user.click(await screen.findByRole('menuitem', { name: 'Move VNM to “Bank”' }));
    await waitFor(() => expect(listed()).toEqual(OWN.filter((symbol) => symbol !== 'VNM')));
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(listed()).toEqual(OWN));
    await user.selectOptions(lists(), 'Bank');
    await waitFor(() => expect(listed()).toEqual([]));
  });
});

describe('symbols that are imported', () => {
  it('are added, and those that are unknown or there already are named and counted', async () => {
    const { user, choose } = await open();
    await choose('Import symbols…');
    await user.click(await screen.findByRole('textbox', { name: /^Symbols/ }));
    await user.paste('fpt; VNM; ZZZ\nMWG,fpt');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    const dialog = screen.getByRole('dialog');
    const status = await within(dialog).findByRole('status');
    expect(textsOf(status.querySelectorAll('p'))).toEqual([
      '2 symbols added',
      '2 were there already',
      'Not found: ZZZ',
    ]);
    await waitFor(() => expect(listed()).toEqual([...OWN, 'FPT', 'MWG']));
  });

  it('are left out and named where the feed knows none of them', async () => {
    const { user, choose } = await open();
    await choose('Import symbols…');
    await user.click(await screen.findByRole('textbox', { name: /^Symbols/ }));
    await user.paste('ZZZ, YYY');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    const status = await within(screen.getByRole('dialog')).findByRole('status');
    expect(textsOf(status.querySelectorAll('p'))).toEqual(['0 symbols added', 'Not found: ZZZ, YYY']);
    expect(listed()).toEqual(OWN);
  });

  it('need at least one, and the text stays', async () => {
    const { user, choose } = await open();
    await choose('Import symbols…');
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Symbols/ });
    await user.click(box);
    await user.paste('12, 34.5');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    await screen.findAllByText('There is no symbol in the text');
    expect(box.value).toBe('12, 34.5');
  });
});
