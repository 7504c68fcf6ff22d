/** The columns that can be added to a list, in their order. */
export const addableColumns = ['volume', 'value', 'foreign', 'signal', 'rsi', 'note'] as const;

export type AddableColumn = (typeof addableColumns)[number];

/**
 * Beside the chart, and on a phone, there is room for so many: two take the places of the name and of the line, and a third one
 * that of the symbol or of its price.
 */
export const MOST_COLUMNS = 2;

/** The columns in what a browser keeps; what is none of them is left out. */
export function columnsIn(stored: string | null): readonly AddableColumn[] {
  const names = stored?.split('.') ?? [];
  return addableColumns.filter((column) => names.includes(column)).slice(0, MOST_COLUMNS);
}
