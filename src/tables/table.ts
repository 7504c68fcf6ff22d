/**
 * A cell as it is written; of a sheet, a number as it is stored, a day as yyyy-MM-dd, with its time after a blank if it
 * has one, and a time alone as HH:mm:ss.
 */
export type Cell = string | number;

/** A row of a table and the line of the file, or the row of the sheet, on which it begins, from 1. */
export type TableRow = {
  line: number;
  cells: readonly Cell[];
  /** Whether a quote in it is never closed. */
  isOpen: boolean;
};

/** A table of a file or of a pasted text. */
export type Table = {
  /** The lines above the head that are not empty, each with its cells. */
  titles: readonly TableRow[];
  /** The names of the columns; of a head of two rows both, with a blank between them. Empty where no head was found. */
  head: readonly string[];
  rows: readonly TableRow[];
  /** Of the lines that were left out among the rows, those that have one text alone. */
  between: readonly TableRow[];
  /** How many rows were left out since they repeat the head, and since they are totals or footers. */
  left: { heads: number; totals: number };
  /** Of a workbook, the sheet that was read, and others that have a table, too. */
  sheet?: { name: string; others: readonly string[] };
  /** How many rows stand beyond the first ones, which are not read. */
  beyond: number;
};

/** Why a file has no table. */
export type TableProblem =
  | 'empty'
  /** Larger than is read, as it is or once unzipped. */
  | 'large'
  /** A binary form of Excel: that until 2003, or .xlsb. */
  | 'oldExcel'
  /** A spreadsheet of OpenDocument (.ods). */
  | 'openDocument'
  /** A page that was saved with its parts in one file (.mht). */
  | 'webArchive'
  /** Protected by a password. */
  | 'locked'
  /** A picture, a PDF or the like. */
  | 'other'
  /** It says what it is, and cannot be read as that. */
  | 'damaged';
