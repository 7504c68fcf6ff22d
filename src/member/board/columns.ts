/** The columns beside the symbol, in the order of a Vietnamese board. */
export const columns = [
  'name',
  'reference',
  'ceiling',
  'floor',
  'bidVolume',
  'bid',
  'price',
  'change',
  'changePercent',
  'ask',
  'askVolume',
  'volume',
  'value',
  'high',
  'low',
  'foreignBuy',
  'foreignSell',
  'marketCap',
] as const;

export type QuoteColumn = (typeof columns)[number];

/** A row with all columns is wider than a laptop's screen; these wait for the chooser. */
const unusual: readonly QuoteColumn[] = ['name', 'value', 'marketCap'];

export const usualColumns: readonly QuoteColumn[] = columns.filter((column) => !unusual.includes(column));

/** Of a phone's screen the first three are in view. */
const urgent: readonly QuoteColumn[] = ['price', 'changePercent', 'volume'];

/** These columns in the order of a narrow screen. */
export function urgentFirst(chosen: readonly QuoteColumn[]): readonly QuoteColumn[] {
  return [...urgent, ...chosen].filter(
    (column, i, all) => chosen.includes(column) && all.indexOf(column) === i,
  );
}

/** What only some feeds have; without any figure the column is not shown. */
export const optionalColumns: readonly QuoteColumn[] = [
  ...(['bidVolume', 'bid', 'ask', 'askVolume', 'foreignBuy', 'foreignSell', 'marketCap'] as const),
];

/** The width of a column in px; all are fixed, so that scrolling moves none. */
export function boardWidthOf(column: QuoteColumn): number {
  if (column === 'name') return 176;
  if (column === 'price') return 84;
  if (/[vV]olume|foreign/.test(column)) return 96;
  if (column === 'value' || column === 'marketCap' || column === 'changePercent') return 80;
  return 68;
}
