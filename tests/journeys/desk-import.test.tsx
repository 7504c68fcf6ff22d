// @module-tag P18
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { axeViolations } from '../support/axe';
import { held, heldToBe, holdSaves, isSave, openDesk } from '../support/desk';
import { notices, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';

const HEAD = 'Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí,Thuế';
const STATEMENT = [
  HEAD,
  '18/08/2026,ACB,Mua,300,25000,11250,0',
  '19/08/2026,VCB,Mua,100,60000,9000,0',
  '24/08/2026,ACB,Bán,100,26000,3900,2600',
].join('\n');

const LOT = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 100, price: 79.4, date: '2026-08-18' };

const preview = () => screen.findByRole('dialog', { name: 'Import trades' });
const confirm = (name: RegExp | string = /^Import \d+/) => screen.findByRole('button', { name });

/** Opens a desk with one lot. */
async function openLot() {
  const app = await renderApp({ at: '/desk', as: 'admin', desk: { trades: [LOT] } });
  await heldToBe('FPT');
  return app;
}

type User = Awaited<ReturnType<typeof openLot>>['user'];

/** Chooses a file on the page, and returns the dialog once it has a preview. */
async function choose(user: User, text: string, name = 'statement.csv') {
  await user.upload(screen.getByLabelText(/^Import/), new File([text], name));
  await confirm();
  return preview();
}

const states = (dialog: HTMLElement) =>
  textsOf(within(within(dialog).getByRole('group', { name: 'Rows by state' })).getAllByRole('button'));

const rowOf = (dialog: HTMLElement, line: number) =>
  dialog.querySelector<HTMLElement>(`tr[data-line="${line}"]`)!;

describe('an import', () => {
  it('shows what a file would bring, saves it once it is confirmed, and can be taken back as one', async () => {
    const app = await openLot();
    const dialog = await choose(app.user, STATEMENT);
    expect(states(dialog)).toEqual(['3 new']);
    expect(rowOf(dialog, 2).textContent).toContain('Buy');
    expect(await axeViolations()).toEqual([]);
    expect(held()).toEqual(['FPT']);
    expect(app.requests.filter((each) => /^P(UT|ATCH) .*desk/.test(each))).toEqual([]);

    await app.user.click(await confirm('Import 3 trades'));
    const bar = await screen.findByRole('region', { name: 'Last import' });
    expect(within(bar).getByRole('status').textContent).toContain('Imported 3 trades');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(held()).toEqual(['ACB', 'FPT', 'VCB']);

    await app.user.click(within(bar).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(held()).toEqual(['FPT']));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Last import' })).toBeNull());
  });

  it('leaves a trade that was edited since as it is when it is taken back, and names it', async () => {
    const { user } = await openLot();
    await choose(user, STATEMENT);
    await user.click(await confirm());
    await heldToBe('VCB');
    await user.click(await screen.findByRole('button', { name: 'Details of VCB' }));
    await user.click(await screen.findByRole('button', { name: /^Edit the trade of VCB|Edit .*VCB/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit VCB/ }));
    await user.type(dialog.getByLabelText('Note'), 'mine');
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await screen.findByText(/You have edited VCB 19\/08\/2026 since/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(held()).toEqual(['FPT', 'VCB']));
    await waitFor(() => expect(notices().flat().join(' ')).toContain('VCB 19/08/2026'));
  });

  it('takes no trade that is recorded already, and says what it would change in one', async () => {
    const { user } = await openLot();
    const head = 'Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Ghi chú';
    const dialog = await choose(
      user,
      `${head}\n18/08/2026,FPT,Mua,100,79400,theo dõi\n19/08/2026,VCB,Mua,100,60000,\n`,
    );
    expect(states(dialog)).toEqual(['1 new', '1 changed']);
    expect(rowOf(dialog, 2).textContent).toContain('changed: note — → theo dõi');
    await user.click(await confirm('Import 2 trades'));
    await heldToBe('VCB');

    const again = await choose(user, `${head}\n18/08/2026,FPT,Mua,100,79400,\n`);
    expect(states(again)).toEqual(['0 new', '1 already recorded']);
    expect(rowOf(again, 2).textContent).toContain('already recorded');
    expect((await confirm('Import 0 trades')).hasAttribute('disabled')).toBe(true);
  });

  it('asks what a file does not say, and imports nothing before it is answered', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, 'Ngày,Mã CK,Khối lượng,Giá\n20/08/2026,VCB,100,60.1\n');
    expect((await confirm()).hasAttribute('disabled')).toBe(true);
    expect(within(dialog).getByText('To be answered first: buy or sell')).toBeTruthy();
    const question = within(dialog).getByRole('group', { name: /^The file does not say what was bought/ });
    await user.click(within(question).getByRole('radio', { name: 'Buy' }));
    const button = await confirm('Import 1 trade');
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    expect(within(question).getByRole<HTMLInputElement>('radio', { name: 'Buy' }).checked).toBe(true);
    await user.click(button);
    await heldToBe('VCB');
  });

  it('asks for what was held before a sale of more than was bought', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, `${HEAD}\n24/08/2026,VCB,Bán,37,80000,0,0\n`);
    const question = within(dialog).getByRole('group', { name: /^VCB: by 24\/08\/2026 37 more shares/ });
    await user.click(within(question).getByRole('radio', { name: 'Enter what was held' }));
    await user.type(within(question).getByLabelText('Average cost (thousand đồng)'), '79,433.33');
    expect(within(question).getByText('2,939,033 đ in all')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Use it' }));
    await within(question).findByText(/recorded with it: Buy 37 VCB at 79\.433324, 19\/08\/2026$/);
    await user.click(await confirm('Import 2 trades'));
    await screen.findByText('Imported 2 trades');
  });

  it('asks as of which day a file lists what is held, and takes it as purchases of that day', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, 'Mã CK,Khối lượng,Giá vốn TB\nVCB,100,60.1\nACB,300,25\n');
    const question = within(dialog).getByRole('group', { name: /^The file lists what is held \(VCB …\)/ });
    const day = within(question).getByLabelText('As of');
    await user.clear(day);
    await user.type(day, '01/01/2999{Enter}');
    expect(within(question).getByRole('alert').textContent).toBe('Not a day, or one to come.');
    await user.clear(day);
    await user.type(day, '20/08/2026');
    await user.click(within(question).getByRole('button', { name: 'Use it' }));
    await user.click(await confirm('Import 2 trades'));
    await screen.findByText('Imported 2 trades');
    expect(held()).toEqual(['ACB', 'FPT', 'VCB']);
  });

  it('reads a column as it is chosen, keeps that for the next file of its head, and forgets it', async () => {
    const { user } = await openLot();
    const text = 'Ngày,Mã CK,Mua/Bán,Số A,Giá khớp\n20/08/2026,VCB,Mua,100,60000\n';
    const dialog = await choose(user, text);
    await user.selectOptions(within(dialog).getByLabelText('Meaning of the column “Số A”'), 'Quantity');
    const button = await confirm('Import 1 trade');
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await heldToBe('VCB');

    const next = await choose(user, text.replace('VCB', 'ACB'));
    expect(within(next).getByText('As last time, for files with these heads.')).toBeTruthy();
    expect(states(next)).toEqual(['1 new']);
    await user.click(within(next).getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(states(next)).not.toEqual(['1 new']));
    expect(within(next).getByText('To be answered first: quantity')).toBeTruthy();
  });

  it('forgets how the files of a head are read once it is imported without that', async () => {
    const { user } = await openLot();
    const text = `${HEAD}\n20/08/2026,VCB,Mua,100,60000,9000,0\n`;
    const importAs = async (unit: string | null) => {
      const dialog = await choose(user, text.replace('VCB', unit === null ? 'ACB' : 'VCB'));
      if (unit === null) await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
      else await user.selectOptions(within(dialog).getByLabelText('Prices in'), unit);
      const button = await confirm('Import 1 trade');
      await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
      await user.click(button);
      await heldToBe(unit === null ? 'ACB' : 'VCB');
    };
    await importAs('đồng');
    await importAs(null);
    const dialog = await choose(user, text);
    expect(within(dialog).queryByRole('button', { name: 'Forget' })).toBeNull();
  });

  it('keeps its preview and its answers when the dialog of a row is closed', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, `${STATEMENT}\n20/08/2026,VNM,Bán,abc,60000,9000,600`);
    await user.click(within(dialog).getByRole('button', { name: '1 unreadable' }));
    await user.click(within(dialog).getByRole('button', { name: 'Edit line 5' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit line 5' }));
    expect(edit.getByRole('button', { name: 'Sell', pressed: true })).toBeTruthy();
    expect(edit.getByLabelText<HTMLInputElement>(/^Fee/).value).toBe('9000');
    expect(edit.getByLabelText<HTMLInputElement>(/^Tax/).value).toBe('600');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([dialog]));
    expect(states(dialog)).toEqual(['3 new', '1 unreadable']);
  });

  it('keeps the side that was chosen for the next file of its head, shows it there, and takes another one', async () => {
    const { user } = await openLot();
    const text = 'Ngày,Mã CK,KL khớp,Giá khớp\n20/08/2026,VCB,100,60000\n';
    const dialog = await choose(user, text);
    await user.click(within(dialog).getByRole('radio', { name: 'Sell' }));
    await user.click(within(dialog).getByRole('radio', { name: 'Buy' }));
    await user.click(await confirm('Import 1 trade'));
    await heldToBe('VCB');

    const next = await choose(user, text.replace('VCB', 'ACB'));
    await confirm('Import 1 trade');
    expect(within(next).queryByRole('radio')).toBeNull();
    const side = within(next).getByRole<HTMLSelectElement>('combobox', { name: 'All rows are' });
    expect(side.value).toBe('BUY');
    await user.selectOptions(side, 'Sell');
    await waitFor(() => expect(rowOf(next, 2).textContent).toContain('Sell'));
    await user.click(within(next).getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(within(next).getAllByRole('radio').length).toBe(2));
  });

  it('leaves out a row that is not ticked, and shows the rows of one state alone', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, `${STATEMENT}\n20/08/2026,VNM,Mua,abc,60000,0,0`);
    expect(states(dialog)).toEqual(['3 new', '1 unreadable']);
    await user.click(within(dialog).getByRole('button', { name: '1 unreadable' }));
    expect(dialog.querySelectorAll('tr[data-line]').length).toBe(1);
    expect(rowOf(dialog, 5).textContent).toContain('KL khớp: not a number of shares');
    await user.click(within(dialog).getByRole('button', { name: 'Edit line 5' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit line 5' }));
    expect(edit.getByLabelText<HTMLInputElement>('Symbol').value).toBe('VNM');
    await user.clear(edit.getByLabelText('Quantity'));
    await user.type(edit.getByLabelText('Quantity'), '200');
    await user.click(edit.getByRole('button', { name: /^Save/ }));
    await confirm('Import 4 trades');
    await user.click(within(dialog).getByRole('button', { name: '4 new' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Take line 3' }));
    await user.click(await confirm('Import 3 trades'));
    await heldToBe('VNM');
    expect(held()).toEqual(['ACB', 'FPT', 'VNM']);
  });

  it('says in a line which trades are unticked as the market does not list their symbols, and takes them by one choice', async () => {
    const { user } = await openLot();
    const dialog = await choose(
      user,
      `${STATEMENT}\n20/08/2026,XYZ,Mua,100,60000,0,0\n20/08/2026,QQQ,Mua,100,60000,0,0`,
    );
    expect(states(dialog)).toEqual(['5 new']);
    expect(rowOf(dialog, 5).textContent).toContain('new, of a symbol that the market does not list');
    within(dialog).getByText(
      '2 new trades are not ticked, as the market does not list their symbols: XYZ, QQQ.',
    );
    await confirm('Import 3 trades');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Take them all' }));
    await user.click(await confirm('Import 5 trades'));
    await heldToBe('XYZ');
  });

  it('keeps its preview while it is saved, though the desk has its trades already', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, STATEMENT);
    const send = holdSaves();
    await user.click(await confirm('Import 3 trades'));
    await heldToBe('VCB');
    expect(states(dialog)).toEqual(['3 new']);
    send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be saved keeps the preview, and is saved on another try', async () => {
    const { user } = await openLot();
    const dialog = await choose(user, STATEMENT);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Take line 3' }));
    const mock = globalThis.fetch;
    const failing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        isSave(init) ? Promise.resolve(Response.json({ message: 'Full' }, { status: 500 })) : mock(url, init),
      );
    onTestFinished(() => void failing.mockRestore());
    await user.click(await confirm('Import 2 trades'));
    await within(dialog).findByText(/^Not saved\. /);
    expect(held()).toEqual(['FPT']);
    failing.mockRestore();
    await user.click(await confirm('Import 2 trades'));
    await heldToBe('ACB');
  });
});

describe('rows that are pasted', () => {
  it('into the dialog are shown at once, and stay there where they are no table', async () => {
    const { user } = await openLot();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const box = await screen.findByRole('textbox', { name: 'Paste rows' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.paste(STATEMENT.replaceAll(',', '\t'));
    await user.click(await confirm('Import 3 trades'));
    await heldToBe('VCB');

    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: /^Import/ }));
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Paste rows' });
    await user.type(again, 'hello');
    await user.click(screen.getByRole('button', { name: 'Show the preview' }));
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste rows' }).value).toBe('hello');
  });

  it('on the page while no field is focused open the preview, and so does a file that is dropped', async () => {
    const { user } = await openLot();
    // It has the focus after each navigation.
    screen.getByRole('heading', { level: 1 }).focus();
    await user.paste(STATEMENT.replaceAll(',', '\t'));
    await confirm('Import 3 trades');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.drop(document.body, {
      dataTransfer: { files: [new File([STATEMENT], 'statement.csv')], types: ['Files'] },
    });
    await confirm('Import 3 trades');
  });
});

describe('a document of the product', () => {
  it('is shown with all that it has, and imported with it', async () => {
    const { user } = await openLot();
    const document = {
      version: 3,
      trades: [{ id: 'a1', symbol: 'VCB', side: 'buy', quantity: 100, price: 60, date: '2026-08-19' }],
      notes: [{ id: 'VCB', text: 'watch' }],
      alerts: [{ id: 'x' }],
    };
    const dialog = await choose(user, JSON.stringify(document), 'desk.json');
    expect(within(dialog).getByText('Also in the file: 1 note')).toBeTruthy();
    expect(within(dialog).getByText('1 entry cannot be read')).toBeTruthy();
    await user.click(await confirm('Import 1 trade'));
    await heldToBe('VCB');
    await screen.findByText('watch');
  });

  it('is taken back whole but for what was edited since, which is named', async () => {
    const { user } = await openLot();
    const list = { id: 'w', name: 'Dividends', symbols: ['VCB'], position: 0 };
    const notes = [
      { id: 'VCB', text: 'watch' },
      { id: 'ACB', text: 'wait' },
    ];
    await choose(user, JSON.stringify({ version: 3, trades: [], notes, lists: [list] }), 'desk.json');
    await user.click(await confirm('Import 3 entries'));
    await screen.findByText('Imported 2 notes, 1 list');
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note on ACB' });
    await user.type(note, ' for 25');
    await user.tab();
    const bar = screen.getByRole('region', { name: 'Last import' });
    await within(bar).findByText(/^You have edited the note on ACB since/);
    await user.click(within(bar).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note on VCB' })).toBeNull());
    expect(note.value).toBe('wait for 25');
    expect(notices().flat().join(' ')).toContain('What you have edited since stays: the note on ACB.');
  });
});

describe('an import that cannot begin', () => {
  it.each([
    ['a damaged workbook', 'PK\u0003\u0004 and no more', /damaged/],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', /PDF or the like/],
    ['nothing', '', /no row in the file/],
  ])('says why: %s', async (_, content, reason) => {
    const { user } = await openDesk();
    await user.upload(screen.getByLabelText(/^Import/), new File([content], 'file.xls'));
    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  });
});
