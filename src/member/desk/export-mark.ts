import type { CellValue } from '../../lib/csv';

/**
 * The head of the last column of an export of trades. Each of its cells repeats its row as a text that no spreadsheet takes
 * for a number, a day or a formula, so that the row reads back exactly whatever the sheet's settings made of the others:
 * days of another order, decimal commas, lost zeros, letters without their marks.
 */
export const MARK_HEAD = 'nhip-trades-1';

const START = 'nhip.';

/** A row under these heads as such a text: JSON of what each head has, in UTF-8, as base64 of addresses. */
export function exportMarkOf(heads: readonly string[], cells: readonly CellValue[]): string {
  const filled = heads.flatMap((head, index) => (cells[index] == null ? [] : [[head, cells[index]]]));
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(filled)));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return START + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What a row had under each head when it was exported, those of empty cells left out; null for any other text. */
export function readMark(text: string): ReadonlyMap<string, string | number> | null {
  const plain = text.trim();
  if (!plain.startsWith(START)) return null;
  try {
    const binary = atob(plain.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const row: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return null;
    const cells = Object.entries(row).filter(
      ([, cell]) => typeof cell === 'string' || typeof cell === 'number',
    );
    return new Map(cells as [string, string | number][]);
  } catch {
    return null;
  }
}
