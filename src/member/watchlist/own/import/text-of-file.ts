import { oneLine } from '../../../../lib/text';
import { decode } from '../../../../tables/decode';
import { isMarkup } from '../../../../tables/is-markup';
import { kindOfFile } from '../../../../tables/kind-of-file';
import { readSheetsInWorker } from '../../../../tables/read-sheets.worker-client';
import type { Sheet } from '../../../../tables/sheet';
import type { TableProblem } from '../../../../tables/table';
import { readListText } from './read-list';

/** The longest text that is read as a list; one of 500 symbols has a few KB. */
const LONGEST_LIST_TEXT = 2 ** 20;

/** The text of a file, also of a workbook or a page saved as .xls: of the sheet with the most symbols, cells between tabs. */
export async function listTextOfFile(file: File): Promise<string | { problem: TableProblem }> {
  const text = (await plainTextOf(file)) ?? (await textOfSheets(file));
  return typeof text === 'string' && text.length > LONGEST_LIST_TEXT ? { problem: 'large' } : text;
}

/** Null for a file that has sheets, or that has no text. */
async function plainTextOf(file: File): Promise<string | null> {
  if (file.size > 4 * LONGEST_LIST_TEXT) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = kindOfFile(bytes) === 'text' ? decode(bytes) : null;
  return text === null || isMarkup(text) ? null : text.replace(/^\uFEFF/, '');
}

async function textOfSheets(file: File): Promise<string | { problem: TableProblem }> {
  const sheets = await readSheetsInWorker({ file }, '\t', {});
  if ('problem' in sheets) return sheets;
  const texts = sheets.map((sheet) => {
    const text = textOfSheet(sheet);
    const symbols = readListText(text).flatMap((section) => section.symbols);
    return { text, count: new Set(symbols).size };
  });
  texts.sort((a, b) => b.count - a.count);
  return texts[0]?.text ?? { problem: 'empty' };
}

function textOfSheet({ rows }: Sheet): string {
  const lines = rows.map(({ cells }) => cells.map((cell) => oneLine(String(cell))).join('\t'));
  return lines.join('\n').slice(0, LONGEST_LIST_TEXT);
}
