import type { Table, TableProblem } from '../../../tables/table';
import type { Others } from '../import/document';

/** What was found in a file or a text. */
export type FoundTable = {
  /** The name of the file; of a pasted text null. */
  file: string | null;
  table: Table;
  /** Null where the source is no document of the product. */
  others: Others | null;
  /** The symbols that the market lists; null where it cannot list them, and none is known to be missing. */
  listed: ReadonlySet<string> | null;
};

/** Why there is nothing to show: it cannot be opened, it has no rows, or no table. */
export type FoundProblem = TableProblem | 'unread' | 'nothing';
