import { decode } from './decode';
import { kindOfFile } from './kind-of-file';
import { LARGEST_FILE } from './limits';
import { isMarkup, isWebArchive } from './is-markup';
import type { Sheet } from './sheet';
import type { TableProblem } from './table';
import { separatorOf, sheetOfText } from './text-cells';

/** A file, or a text as it was pasted. */
export type TableInput = { file: Blob } | { text: string };

export type Sheets = readonly Sheet[] | { problem: TableProblem };

/** How much of a file its separator is searched in. */
const SAMPLE = 64 * 1024;

/** The separator of the cells of a text; null for a file that has none. */
export async function separatorIn(
  input: TableInput,
  isName: (cell: string) => boolean,
): Promise<string | null> {
  if ('text' in input) return separatorOf(input.text.slice(0, SAMPLE).normalize('NFC'), isName);
  const bytes = await bytesOf(input.file.slice(0, SAMPLE));
  const text = kindOfFile(bytes) === 'text' ? decode(bytes) : null;
  return text === null || isMarkup(text) ? null : separatorOf(text, isName);
}

/** All sheets of a file, or the one table of a text. Reports which part of the work is done. Never rejects. */
export async function readSheets(
  input: TableInput,
  separator: string | null,
  onProgress: (part: number) => void = () => {},
): Promise<Sheets> {
  try {
    const sheets = await sheetsIn(input, separator, onProgress);
    const isEmpty = !('problem' in sheets) && sheets.every(({ rows }) => rows.length === 0);
    return isEmpty ? { problem: 'empty' } : sheets;
  } catch {
    return { problem: 'damaged' };
  }
}

async function sheetsIn(
  input: TableInput,
  separator: string | null,
  onProgress: (part: number) => void,
): Promise<Sheets> {
  if ('text' in input) {
    return input.text.length > LARGEST_FILE
      ? { problem: 'large' }
      : sheetsOfText(input.text.normalize('NFC'), separator);
  }
  if (input.file.size > LARGEST_FILE) return { problem: 'large' };
  const bytes = await bytesOf(input.file);
  const kind = kindOfFile(bytes);
  onProgress(0.2);
  if (typeof kind !== 'string') return kind;
  if (kind === 'archive') {
    const { sheetsOfWorkbook } = await import('./workbook');
    return sheetsOfWorkbook(bytes, onProgress);
  }
  const text = decode(bytes);
  onProgress(0.5);
  return text === null ? { problem: 'other' } : sheetsOfText(text, separator);
}

async function sheetsOfText(text: string, separator: string | null): Promise<Sheets> {
  if (isWebArchive(text)) return { problem: 'webArchive' };
  if (!isMarkup(text)) return [sheetOfText(text, separator ?? ',')];
  const { sheetOfMarkup } = await import('./markup');
  return [sheetOfMarkup(text)];
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
