/** The columns that can be added to a list, in their order. */
export const columns = ['volume', 'value', 'foreign', 'signal', 'rsi', 'note'] as const;

export type Column = (typeof columns)[number];

/**
 * Beside the chart, and on a phone, there is room for so many: two take the places of the name and of the line, and a third one
 * that of the symbol or of its price.
 */
export const MOST_COLUMNS = 2;

/** The columns in what a browser keeps; what is none of them is left out. */
export function columnsIn(kept: string | null): readonly Column[] {
  const names = kept?.split('.') ?? [];
  return columns.filter((column) => names.includes(column)).slice(0, MOST_COLUMNS);
}
