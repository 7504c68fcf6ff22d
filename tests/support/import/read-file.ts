import { isHead } from '../../../src/member/desk/import/columns/heads';
import { previewOf, type PreviewDesk } from '../../../src/member/desk/import/preview';
import type { Choices, Preview, PreviewRow } from '../../../src/member/desk/import/preview-types';
import { readTable, type TableInput } from '../../../src/tables/read-table';
import { sheetFile } from '../../../src/tables/sheet-file';

const LISTED = new Set('FPT HPG TCB VNM VCB SSI MWG ACB MBG AMV DFF SHS SAB VNZ E1VFVN30'.split(' '));

type Options = {
  choices?: Choices;
  today?: string;
  desk?: PreviewDesk;
  isListed?: (symbol: string) => boolean;
};

/** The preview of a text on an empty desk. */
export const previewOfText = (text: string, options: Options = {}) => previewOfInput({ text }, options);

/** The preview of a workbook whose first row is a head. */
export const previewOfSheet = (rows: readonly (readonly (string | number)[])[], options: Options = {}) => {
  const [head = [], ...others] = rows;
  return previewOfInput({ file: sheetFile('a.xlsx', head.map(String), others) }, options);
};

async function previewOfInput(
  input: TableInput,
  {
    choices = {},
    today = '2026-08-27',
    desk = { trades: [], flows: [] },
    isListed = (symbol) => LISTED.has(symbol),
  }: Options,
): Promise<Preview> {
  const table = await readTable(input, { isHead });
  if ('problem' in table) throw new Error(table.problem);
  return previewOf(table, choices, { desk, today, isListed });
}

/** What would be imported, a line for a trade: side, symbol, quantity, price in đồng and day. */
export function takenOf({ rows }: Preview): string[] {
  return rows.flatMap((row) => takenTrade(row) ?? []);
}

function takenTrade(row: PreviewRow): string | null {
  if (!row.isTaken || !('trade' in row)) return null;
  const { side, symbol, quantity, price, day } = row.trade;
  return `${side.toLowerCase()} ${symbol} ${quantity} ${price} ${day}`;
}

/** The questions of a preview but those of opening positions. */
export function questionsOf({ questions }: Preview): string[] {
  return questions.map(({ kind }) => kind).filter((kind) => kind !== 'opening');
}

/** What becomes of each row. */
export function statesOf({ rows }: Preview): string[] {
  return rows.map(stateOfRow);
}

function stateOfRow(row: PreviewRow): string {
  if (row.state === 'none') return `none ${row.reason}`;
  if (row.state !== 'unreadable') return row.state;
  return `unreadable ${row.unread.map(({ problem }) => problem).join(' ')}`;
}

/** The trade of a row that is taken, else its state. */
export function becomesOf(row: PreviewRow): string {
  return takenTrade(row) ?? stateOfRow(row);
}
