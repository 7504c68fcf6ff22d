import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
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
  return {
    ...app,
    choose,
    named,
    menuOf,
    edits: () => requests.filter((each) => /^(POST|PUT|PATCH)/.test(each)),
  };
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
    expect(new Set(edits())).toEqual(new Set(['PATCH /api/desk']));
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
    expect(edits().slice(before)).toEqual(['PATCH /api/desk']);
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

/** The dialog that imports symbols, with a text in it. */
async function importText({ user, choose }: Awaited<ReturnType<typeof open>>, text: string) {
  await choose('Import symbols…');
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Symbols/ });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.paste(text);
  const dialog = within(screen.getByRole('dialog'));
  const press = async (name: string) => {
    const button = await dialog.findByRole('button', { name });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
  };
  const stateOf = (symbol: string) =>
    dialog.getByRole('checkbox', { name: symbol }).closest('tr')!.lastElementChild!.textContent;
  const said = () => textsOf(dialog.getByRole('status').querySelectorAll('p'));
  return { box, dialog, press, stateOf, said };
}

describe('symbols that are imported', () => {
  it('are shown with what becomes of each, and added when one says so', async () => {
    const app = await open();
    const { dialog, press, stateOf, said } = await importText(app, 'fpt; VNM; ZZZ\nMWG,fpt,HPG');
    await dialog.findByRole('button', { name: 'Add 3 symbols' });
    expect(said()).toEqual(['3 symbols found · 1 already in the list · 1 repeated', 'Not found: ZZZ']);
    expect(['FPT', 'VNM', 'ZZZ'].map(stateOf)).toEqual(['2 times', 'already in the list', 'not found']);
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('VNM').disabled, box('ZZZ').checked, box('HPG').checked]).toEqual([true, false, true]);
    await app.user.click(dialog.getByRole('checkbox', { name: 'HPG' }));
    expect([await axeViolations(), await savedSymbols()]).toEqual([[], OWN]);
    await press('Add 2 symbols');
    await waitFor(() => expect(listed()).toEqual([...OWN, 'FPT', 'MWG']));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listed()).toEqual(OWN));
  });

  it('are those that were keyed where an input method has changed them, and none that several stand for', async () => {
    const app = await open();
    const { dialog, said } = await importText(app, 'FPT, GẼ, mưg');
    await dialog.findByRole('button', { name: 'Add 3 symbols' });
    expect(said()).toEqual(['3 symbols found']);
    expect(
      dialog
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label') ?? box.closest('label')?.textContent),
    ).toEqual(['FPT', 'GEX', 'MWG']);
  });

  it('are those that were keyed also beside a line that names a company', async () => {
    const { dialog, said } = await importText(await open(), 'GẼ, VÈ mưg; ĐV\nACB - Ngân hàng Á Châu');
    await dialog.findByRole('button', { name: 'Add 5 symbols' });
    expect(said()).toEqual(['5 symbols found']);
  });

  it('are none of the words beside them, and make lists of their sections', async () => {
    const app = await open();
    const { user } = app;
    const { press, dialog, said } = await importText(
      app,
      '###OIL & GAS,HOSE:PVD,HNX:PVS,###BOT,HOSE:CII,HOSE:GAS',
    );
    await dialog.findByRole('button', { name: 'Add 3 symbols' });
    expect(said()).toEqual(['3 symbols found · 1 already in the list']);
    await press('Make 2 lists from the sections');
    await press('Make 2 lists');
    await waitFor(() => expect(chosen()).toBe('OIL & GAS'));
    await waitFor(() => expect(listed()).toEqual(['PVD', 'PVS']));
    await user.selectOptions(lists(), 'BOT');
    await waitFor(() => expect(listed()).toEqual(['CII', 'GAS']));
    expect(names()).toEqual([...SERVERS, DIVIDENDS, 'OIL & GAS', 'BOT']);
  });

  it('are taken from a file, whose text is seen before', async () => {
    const app = await open();
    const { box, dialog, press } = await importText(app, 'x');
    const text = 'DANH MỤC CỦA FPT\r\n\r\nMã CK;Tên;Giá\r\nHPG;Tập đoàn FPT;26,75\r\nSSI;VND;34,1\r\n';
    await app.user.upload(
      dialog.getByLabelText('Choose a text, CSV or Excel file', { selector: 'input' }),
      new File(['\uFEFF', text], 'list.csv'),
    );
    await waitFor(() => expect(box.value).toContain('Mã CK;Tên'));
    await press('Add 2 symbols');
    await waitFor(() => expect(listed()).toEqual([...OWN, 'HPG', 'SSI']));
  });

  it('stay typed and ticked where they could not be saved', async () => {
    const app = await open();
    const { box, press, dialog } = await importText(app, 'FPT, MWG, HPG');
    await dialog.findByRole('button', { name: 'Add 3 symbols' });
    await app.user.click(dialog.getByRole('checkbox', { name: 'MWG' }));
    app.server.patch('/api/desk', () => new Response(500));
    app.server.put('/api/desk', () => new Response(500));
    await press('Add 2 symbols');
    await screen.findByText('Not saved');
    await dialog.findByRole('button', { name: 'Add 2 symbols' });
    expect(box.value).toBe('FPT, MWG, HPG');
    expect(await savedSymbols()).toEqual(OWN);
  });

  it('need at least one, and the text stays', async () => {
    const app = await open();
    const { box, press } = await importText(app, '12, 34.5');
    await press('Add symbols');
    await screen.findAllByText('There is no symbol in the text');
    expect(box.value).toBe('12, 34.5');
  });
});
