// @module-tag P18
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readImport } from '../../src/member/desk/import';
import { savedImportOf } from '../../src/member/desk/import-report';
import { rowsOfTable } from '../../src/member/shared/table';
import { empty, keep, open, type Row } from '../support/graph/desk';
import { tried } from '../support/tried';

const TODAY = '2026-08-27';
const HEAD = 'id,side,symbol,quantity,price,date,note';
const line = (id: string, note = '') => `${id},buy,FPT,100,68.4,2026-08-20,${note}`;
const table = (...rows: string[]) => [HEAD, ...rows].join('\n');

const BROKER =
  'Ngày GD;Mã CK;Mua/Bán;Loại lệnh;Khối lượng;KL khớp;Giá khớp\n20/08/2026;FPT;Mua;LO;1.000;100;68,4\n24/8/2026;FPT;Bán;ATC;100;100;68400';

const row = (id: unknown, changes: Row = {}) => ({
  ...{ id, symbol: 'FPT', side: 'buy', quantity: 100, price: 68.4, date: '2026-08-20' },
  ...changes,
});
const json = (...trades: unknown[]) => JSON.stringify({ trades });

const LISTS = ['trades', 'alerts', 'notes', 'lines', 'ignored', 'flows', 'lists', 'filters'] as const;
const instant = '2026-08-20T02:00:00.000Z';
const everywhere = (id: string) => ({
  trades: [row(id), row(id)],
  alerts: [1, 2].map((price) => ({ id, kind: 'above', symbol: 'FPT', price, armedAt: instant })),
  notes: [{ id: 'FPT', text: 'One' }],
  lines: [1, 2].map((price) => ({ id, symbol: 'FPT', kind: 'horizontal', points: [{ time: 0, price }] })),
  ignored: [{ id }],
  flows: [1, -2].map((amount) => ({ id, date: '2026-08-22', amount })),
  lists: ['A', 'B'].map((name) => ({ id, name, symbols: ['FPT', 'VNM'], position: 0 })),
  filters: ['Rẻ', 'Tốt'].map((name) => ({ id, name, conditions: 'pe._,10' })),
});

/** Texts of files, with how many of their rows are saved and why others are not. */
const files: readonly (readonly [name: string, text: string, saved: number, leftOut: readonly string[]])[] = [
  ['a byte order mark', `\uFEFF${table(line('a'), line('b'))}`, 2, []],
  ['line ends of Windows', table(line('a'), line('b')).replaceAll('\n', '\r\n'), 2, []],
  ['line ends of old Macs', table(line('a'), line('b')).replaceAll('\n', '\r'), 2, []],
  ['semicolons', table(line('a'), line('b')).replaceAll(',', ';'), 2, []],
  ['quoted line breaks, commas and quotes', table(line('a', '"x\ny, ""z"""'), line('b')), 2, []],
  ['a quote that is never closed', table(line('a'), line('b', '"x'), line('c')), 1, ['quote']],
  ['empty rows', table('', line('a'), ',,,,,,', '   ', line('b'), ''), 2, []],
  ['heads in another order', 'date,price,symbol,quantity,id\n2026-08-20,68.4,FPT,100,a', 1, []],
  ['heads in capitals', table(line('a')).replace(HEAD, HEAD.toUpperCase()), 1, []],
  ['heads and sides of a Vietnamese broker', BROKER, 2, []],
  [
    'a column of sides with another head',
    'type,symbol,quantity,price,date\nsell,FPT,100,68.4,2026-08-20',
    1,
    [],
  ],
  ['an empty side', table('a,,FPT,100,68.4,2026-08-20,', line('b')), 1, ['side']],
  ['a head named __proto__', `__proto__,${HEAD}\nx,${line('a')}`, 1, []],
  ['cells that are formulas', table(line('=1+1', '=HYPERLINK("x")'), line('@a', '-b')), 2, []],
  ['a formula as quantity', table('a,buy,FPT,=100,68.4,2026-08-20,'), 0, ['quantity']],
  ['repeated ids', table(line('a'), line('a'), line('a', 'x')), 3, []],
  ['no ids', table(line(''), line(''), line('', 'x')), 3, []],
  ['ids of 10,000 characters', table(line('x'.repeat(10_000)), line(`${'x'.repeat(9_999)}y`)), 2, []],
  ['a control character in ids', table(line('a\u0000'), line('a')), 2, []],
  ['lone surrogates in ids', json(row('\ud800'), row('\udc00'), row('\ud800')), 3, []],
  ['numbers as ids', json(row(1), row('1'), row(1.5), row(-0)), 4, []],
  ['what is no id', json(row(null), row({}), row(['a']), row(true), row('')), 5, []],
  ['__proto__ and constructor as ids', json(row('__proto__'), row('constructor'), row('__proto__')), 3, []],
  ['a field __proto__', `{"trades":[{"__proto__":{"id":"x"},${JSON.stringify(row('a')).slice(1)}]}`, 1, []],
  ['one id in every list', JSON.stringify(everywhere('FPT')), 14, []],
  ['rows that are none', json(row('a'), null, 1, 'x', [], row('b')), 2, ['row', 'row', 'row', 'row']],
  ['a list at the top', JSON.stringify([row('a'), row('a')]), 2, []],
  ['a wrapped document', JSON.stringify({ data: { trades: [row('a')] } }), 1, []],
  ['lists that are none', JSON.stringify({ trades: [row('a')], notes: {}, alerts: 'x' }), 1, []],
  ['a deposit as a text', JSON.stringify({ flows: [{ id: 'f', date: '2026-08-22', amount: '1' }] }), 1, []],
  ['an ex-date ignored twice', JSON.stringify({ ignored: [{ id: 'x' }, { id: 'x' }] }), 1, ['repeated']],
];

/** Imports a text and counts what is then on the page, list by list. */
async function bring(text: string, server: ReturnType<typeof keep>) {
  const found = (await readImport(text, TODAY))!;
  tried(1, 'imports');
  tried(found.rows.length + found.leftOut.length, 'rows');
  await open(server.api).change(found.change);
  // As another session reads it.
  const shown = await open(server.api).load();
  const count = LISTS.reduce((sum, list) => sum + (shown as never as Record<string, []>)[list]!.length, 0);
  return { shown, count, report: savedImportOf(found, shown as never) };
}

describe('a file with', () => {
  it.each(files)(
    '%s: what is reported as saved is on the page, once also after a second import',
    async (...file) => {
      const [, text, saved, leftOut] = file;
      const server = keep(empty);
      const first = await bring(text, server);
      expect([first.count, first.report.saved]).toEqual([saved, saved]);
      expect(first.report.leftOut.flatMap(({ problems }) => problems)).toEqual(leftOut);
      expect(first.report.read).toBe(saved + leftOut.length);

      const second = await bring(text, server);
      expect([second.count, second.report.saved]).toEqual([saved, saved]);
      expect(second.shown).toMatchObject({ trades: first.shown.trades, notes: first.shown.notes });
    },
  );

  it('the end cut off is not imported at all', async () => {
    expect(await readImport(json(row('a'), row('b')).slice(0, -10), TODAY)).toBeNull();
  });

  it('10,002 rows has 10,000 of them, and counts the others', async () => {
    const rows = Array.from({ length: 10_002 }, (_, i) => line(i % 2 === 0 ? 'same' : String(i)));
    const { count, report } = await bring(table(...rows), keep(empty));
    expect([count, report.saved, report.read]).toEqual([10_000, 10_000, 10_002]);
    expect([report.beyond, report.leftOut]).toEqual([2, []]);
  }, 30_000);

  it('1,000 rows is read in four tasks, between which input comes first', async () => {
    const yieldNow = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: yieldNow });
    onTestFinished(() => void vi.unstubAllGlobals());
    const found = await readImport(table(...Array.from({ length: 1_000 }, (_, i) => line(String(i)))), TODAY);
    expect([found!.rows.length, yieldNow.mock.calls.length]).toEqual([1_000, 3]);
  });

  it('more than 10,000 rows in several lists has the first ones, and counts the others', async () => {
    const lines = Array.from({ length: 8_000 }, (_, i) => ({
      ...{ id: `l${i}`, symbol: 'FPT', kind: 'horizontal', points: [{ time: 0, price: 70 }] },
    }));
    const trades = Array.from({ length: 4_000 }, (_, i) => row(`t${i}`));
    const { rows, beyond } = (await readImport(
      JSON.stringify({ lines, trades, ignored: [{ id: 'x' }] }),
      TODAY,
    ))!;
    expect([rows.length, beyond]).toEqual([10_000, 2_001]);
  });

  it('as many rows as fit into the largest file keeps the cells of the first ones alone', () => {
    const { rows, beyond } = rowsOfTable(`${HEAD}\n${'a,"b\n""c"\n'.repeat(500_000)}`, 10_001);
    expect([rows.length, beyond]).toEqual([10_001, 490_000]);
    expect(rows.at(-1)).toEqual({ line: 20_000, cells: ['a', 'b\n"c'], isOpen: false });
  });
});
