import type { TableRow } from './table';

/** The rows of a file, or of a sheet in it, that are not empty, and how many lines with text follow them. */
export type Sheet = {
  /** The name of a sheet of a workbook; null for a file that has one table. */
  name: string | null;
  rows: readonly TableRow[];
  beyond: number;
};
