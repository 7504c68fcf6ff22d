import { fold } from '../../../../lib/text';
import type { Table, TableRow } from '../../../../tables/table';
import { isBlank, textOfCell } from '../cells/cells';
import type { Choices } from '../preview-types';
import { hasSides } from './closed-positions';

const BUY = new Set('mua nhap buy buys bought purchase purchases kauf kaufe'.split(' '));
const SELL = new Set('ban xuat sell sells sold sale sales verkauf verkaufe'.split(' '));
const OTHERS = new Set(
  (
    'lenh giao dich gd chung khoan ck cp co phieu phan muc bang ke danh sach chi tiet cac da khop ket qua trong ngay ky vao ra ' +
    'order orders trade trades transaction transactions stock stocks shares'
  ).split(' '),
);
const isNumbering = (word: string) => /^(?:\d{1,3}|[a-d]|[ivx]{1,4})$/.test(word);

/**
 * A table whose lines of one text say what stands below them ("LỆNH MUA", "LỆNH BÁN"), as one without these lines and with a last
 * column of sides. Any other table, and one that has sides or of which a person has chosen them, is as it was.
 */
export function withSections(table: Table, { roles = {}, side }: Choices): Table {
  const sections = [...table.titles, ...table.between, ...table.rows].flatMap((row) => sectionOf(row) ?? []);
  const isSided = side !== undefined || Object.values(roles).includes('side') || hasSides(table);
  if (sections.length === 0 || isSided) return table;
  const lines = new Set(sections.map(({ line }) => line));
  const width = Math.max(table.head.length, ...table.rows.map(({ cells }) => cells.length));
  const rows = table.rows.flatMap((row): TableRow[] => {
    if (lines.has(row.line)) return [];
    const word = sections.findLast(({ line }) => line < row.line)?.word ?? '';
    const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? '');
    return [{ ...row, cells: [...cells, word] }];
  });
  return { ...table, rows };
}

/** The side that a line of one text names; null for any other line. */
function sectionOf({ line, cells }: TableRow): { line: number; word: 'Mua' | 'Bán' } | null {
  const [text, ...others] = cells.filter((cell) => !isBlank(cell)).map(textOfCell);
  if (text === undefined || others.length > 0 || text.length > 60) return null;
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isNumbering(word));
  const [isBuy, isSell] = [BUY, SELL].map((of) => words.some((word) => of.has(word)));
  const areKnown = words.every((word) => BUY.has(word) || SELL.has(word) || OTHERS.has(word));
  return areKnown && isBuy !== isSell ? { line, word: isBuy ? 'Mua' : 'Bán' } : null;
}
