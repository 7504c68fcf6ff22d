import type { TableProblem } from './table';

/** What a file is by its first bytes: an archive, as .xlsx is one, or text; else why it has no table. */
export type KindOfFile = 'archive' | 'text' | { problem: TableProblem };

const OTHERS = [
  ...[
    '%PDF',
    '\x89PNG',
    '\xFF\xD8\xFF',
    'GIF8',
    'BM',
    'RIFF',
    '\x1F\x8B',
    '7z\xBC\xAF',
    'Rar!',
    'II*\0',
    'MM\0*',
  ],
  ...['{\\rtf', 'SQLite format 3', '\x7FELF', 'MZ\x90'],
];

const COMPOUND = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

/** The first record of Excel 2 to 4, which wrote no compound file. */
const OLD_SHEETS = ['\t\0\x04\0', '\t\0\x06\0', '\t\x02\x06\0', '\t\x04\x06\0'];

export function kindOfFile(bytes: Uint8Array): KindOfFile {
  const start = latin(bytes.subarray(0, 64));
  if (bytes.length === 0) return { problem: 'empty' };
  if (start.startsWith('PK')) return kindOfArchive(bytes);
  if (start.startsWith(COMPOUND)) return { problem: problemOfCompound(bytes) };
  if (OLD_SHEETS.some((each) => start.startsWith(each))) return { problem: 'oldExcel' };
  return OTHERS.some((each) => start.startsWith(each)) || start.slice(4, 8) === 'ftyp'
    ? { problem: 'other' }
    : 'text';
}

/** The first entry of a spreadsheet of OpenDocument, which is not compressed, says what the archive is (ODF 1.3, part 2, 3.3). */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';

function kindOfArchive(bytes: Uint8Array): KindOfFile {
  if (isLockedArchive(bytes)) return { problem: 'locked' };
  return latin(bytes.subarray(0, 128)).includes(OPEN_DOCUMENT) ? { problem: 'openDocument' } : 'archive';
}

/** A workbook with a password is an encrypted package in a compound file. */
function problemOfCompound(bytes: Uint8Array): TableProblem {
  // The names of its parts stand in the directory, which may lie anywhere.
  const has = (name: string) => latin(bytes).includes([...name].join('\0'));
  if (has('EncryptedPackage')) return 'locked';
  return has('Workbook') || has('Book') ? 'oldExcel' : 'other';
}

/** The bit of the first entry that says that it is encrypted. */
function isLockedArchive(bytes: Uint8Array): boolean {
  return bytes[2] === 3 && bytes[3] === 4 && ((bytes[6] ?? 0) & 1) === 1;
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
