import type { ImportRows } from '../../src/graph/values';
import { readLastImport, writeLastImport } from '../../src/graph/desk/last-import';
import { readFileForm } from '../../src/graph/desk/file-forms';
import { describe, expect, it } from 'vitest';
import type { DeskChange } from '../../src/graph/resolvers.types';
import type { WholeDeskFragment } from '../../src/member/shared/desk.generated';
import { deskWith } from '../../src/member/shared/desk-with';
import { empty, keep, lot, open, purchase, type Document } from '../support/graph/desk';

/** What a file says of a trade beside what a person types. */
const ofFile = {
  ...{ feePaid: 0, taxPaid: 8_050, account: '058C1', time: '09:15:02', orderNumber: 'A7', importedAs: 'x' },
};
const nothing = {
  ...{ feePaid: null, taxPaid: null, account: null, time: null, orderNumber: null, importedAs: null },
};
const record = (id: string, at = '2026-08-27T08:00:00Z') => ({
  ...{ id, at, file: 'sổ lệnh.xlsx', added: ['a'], changed: [purchase('b')] },
  others: [
    { list: 'flows', id: 'f', importedAs: 'x', before: null },
    { list: 'notes', id: 'FPT', importedAs: 'y', before: { id: 'FPT', text: 'Mua thêm' } },
  ],
});
const stored = (id: string) => writeLastImport(record(id) as never);
const form = (id: string) => ({
  ...{ id, head: ['Ngày', 'KL'], columns: [{ index: 1, role: 'quantity' }] },
  ...{ side: 'buy', unit: 'dong', values: 'net', days: 'dayFirst', decimal: null },
});

/** The desk after some changes as the server has it, and as the page shows it meanwhile. */
async function both(document: Document, ...changes: DeskChange[]) {
  const desk = open(keep(document).api);
  let shown = (await desk.load()) as unknown as WholeDeskFragment;
  let saved = shown;
  for (const change of changes) {
    shown = withoutTypes(deskWith(shown, change));
    saved = (await desk.change(change)) as unknown as WholeDeskFragment;
  }
  return { saved, shown: { ...shown, version: saved.version } };
}

function withoutTypes(desk: WholeDeskFragment): WholeDeskFragment {
  return JSON.parse(
    JSON.stringify(desk, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  );
}

describe('what a file says of a trade', () => {
  it('is kept with it, and a price to the fraction of a đồng', async () => {
    const server = keep(empty);
    const desk = open(server.api);
    const trade = { ...purchase('a'), quantity: 37, price: 79_433.33, ...ofFile };
    expect((await desk.change({ trades: [trade] })).trades).toMatchObject([trade]);
    expect(server.kept().trades).toMatchObject([{ price: 79.43333, ...ofFile }]);
  });

  it('stays where a change says nothing of it, and goes where it says null', async () => {
    const file = { ...empty, trades: [lot('a', ofFile)] };
    const edited = await both(file, { trades: [{ ...purchase('a'), quantity: 300 }] });
    expect(edited.saved.trades).toMatchObject([{ quantity: 300, ...ofFile }]);
    expect(edited.shown).toEqual(edited.saved);
    const typed = await both(file, { trades: [{ ...purchase('a'), ...nothing }] });
    expect(typed.saved.trades).toMatchObject([nothing]);
    expect(typed.shown).toEqual(typed.saved);
  });

  it.each([
    ['feePaid', [-1, 0.5, 'free', 1e12 + 1]],
    ['taxPaid', [-1, 0.5, null]],
    ['account', ['', 7, ' ']],
    ['time', ['9:15', '24:00:00', '09:60:00', 9]],
    ['orderNumber', ['', 7]],
    ['importedAs', ['', 'x'.repeat(101)]],
  ])('has no %s that cannot be one', async (field, odd) => {
    const trades = odd.map((value, i) => lot(`${i}`, { [field]: value }));
    const { trades: read } = await open(keep({ ...empty, trades }).api).load();
    expect(read.map((trade) => trade[field])).toEqual(odd.map(() => null));
  });

  it.each([-0.001, 2_147_484, 'dear', null])('is no trade at a price of %s', async (price) => {
    const { trades } = await open(keep({ ...empty, trades: [lot('a', { price })] }).api).load();
    expect(trades).toEqual([]);
  });
});

describe('the last import', () => {
  it('is kept with what it added and what it changed, and takes the place of the one before', async () => {
    const first = await both(empty, { imports: [stored('1')] });
    const { changed, ...rest } = record('1');
    const before = { ...changed[0], ...nothing, per: null, stop: null, note: null };
    expect(readLastImport(first.saved.imports)).toMatchObject({ ...rest, changed: [before] });
    expect(first.shown).toEqual(first.saved);

    const second = await both(empty, { imports: [stored('1')] }, { imports: [stored('2')] });
    expect(second.saved.imports).toMatchObject([{ id: '2' }]);
    expect(second.shown).toEqual(second.saved);
  });

  it('goes when it is undone, and so do settings that it set', async () => {
    const settings = {
      ...{ capital: 5e8, risk: 1, weight: 2, fee: 3, tax: 4, bonusTax: 5 },
      costMethod: 'FIFO',
    };
    const set = { settings } as DeskChange;
    const file = { ...empty, settings: { ofLaterVersion: 1 } };
    const gone = await both(file, set, { removed: { settings: true } });
    expect(gone.saved.settings).toBe(null);
    expect(gone.shown).toEqual(gone.saved);

    const undone = await both(empty, { imports: [stored('1')] }, { imports: [] });
    expect(undone.saved.imports).toEqual([]);
    expect(undone.shown).toEqual(undone.saved);
  });

  it('is not shown where it does not say what it did, and what of it cannot be read is left out', async () => {
    const kept = { id: 'i', at: '2026-08-27T08:00:00Z', file: 'x.csv', flows: ['f'] };
    const read = async (row: object) => {
      const { imports } = await open(keep({ ...empty, imports: [row] } as never).api).load();
      return readLastImport(imports as unknown as ImportRows);
    };
    const changed = [
      { id: 'a', before: lot('a') },
      { id: 'a', before: lot('other') },
      { id: 'b', before: null },
    ];
    const others = [
      { list: 'notes', id: 'FPT', importedAs: 'x' },
      { list: 'trades', id: 'a', importedAs: 'x' },
      { list: 'notes', id: 'VNM' },
      null,
    ];
    expect(await read({ ...kept, added: ['t', 7, null], changed, others })).toMatchObject({
      ...{ id: 'i', added: ['t', '7'], changed: [{ id: 'a' }] },
      others: [
        { list: 'notes', id: 'FPT', importedAs: 'x', before: null },
        { list: 'flows', id: 'f', importedAs: null, before: null },
      ],
    });
    expect(await read({ ...kept, at: 'yesterday' })).toBe(null);
    expect(await read({ ...kept, file: '' })).toBe(null);
  });
});

describe('what was chosen for a file', () => {
  it('is read as far as it can be', () => {
    const columns = [{ index: 1, role: 'quantity' }, { index: 2 }, { index: 'x', role: 'price' }, null];
    const odd = { columns, side: 'BUY?', unit: 'usd', values: 'both', days: null };
    expect(readFileForm({ ...form('0'), head: ['Ngày', 7], ...odd })).toEqual({
      ...{ id: '0', head: ['Ngày', ''], side: null, unit: null, values: null, days: null, decimal: null },
      columns: [
        { index: 1, role: 'quantity' },
        { index: 2, role: null },
      ],
    });
  });

  it('is kept for its head, the newest last, of at most 50 heads', async () => {
    const forms = Array.from({ length: 50 }, (_, i) => form(`${i}`));
    const { saved, shown } = await both(
      empty,
      { forms },
      { forms: [{ ...form('0'), unit: 'thousand' }] },
      { forms: [form('new')] },
    );
    expect(saved.forms.map(({ id }) => id)).toEqual([...forms.slice(2).map(({ id }) => id), '0', 'new']);
    expect(saved.forms.at(-2)).toEqual({ ...form('0'), unit: 'thousand' });
    expect(shown).toEqual(saved);
  });

  it('can be forgotten', async () => {
    const { saved, shown } = await both(
      empty,
      { forms: [form('a'), form('b')] },
      { removed: { forms: ['a'] } },
    );
    expect(saved.forms.map(({ id }) => id)).toEqual(['b']);
    expect(shown).toEqual(saved);
  });

  it('and imports are not sent until there is one, as a server may not know them', async () => {
    const server = keep(empty);
    await open(server.api).change({ trades: [purchase('a')] });
    expect(server.kept()).not.toHaveProperty('imports');
    expect(server.kept()).not.toHaveProperty('forms');
  });
});
