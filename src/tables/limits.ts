/** How many rows of a table are read. */
export const MOST_TABLE_ROWS = 10_000;

/** How many lines are looked at for them: a printed table repeats its head, and sums up, on each page. */
export const MOST_LINES = 2.5 * MOST_TABLE_ROWS;

/** How many columns a table has at most; cells beyond them are not read. */
export const MOST_CELLS = 256;

/** Bytes of the largest file that is read. */
export const LARGEST_FILE = 20 * 2 ** 20;

/** Bytes of the largest workbook once it is unzipped, and of the texts in it. */
export const LARGEST_UNZIPPED = 64 * 2 ** 20;
export const LARGEST_STRINGS = 16 * 2 ** 20;

/** Within how many rows that are not empty the head is searched. */
export const HEAD_WITHIN = 30;
