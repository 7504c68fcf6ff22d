import type { ListedSignal } from '../../../graph/values';
import type { TradeIdea } from '../../../graph/resolvers.types';

/** The columns that a person may add, in table order, with their widths in px. */
const WIDTHS = {
  name: 240,
  action: 108,
  industry: 168,
  entryPrice: 96,
  exitPrice: 96,
  weight: 96,
  closePrice: 96,
};

export type SignalColumn = keyof typeof WIDTHS;

/** A value that a server may send with a signal. */
export type SentField = SignalColumn | 'targetPrice' | 'cutLossPrice';

const columns = Object.keys(WIDTHS) as SignalColumn[];
const fields: readonly SentField[] = [...columns, 'targetPrice', 'cutLossPrice'];

const texts: readonly SentField[] = ['name', 'action', 'industry'];

type WithIdea = Pick<ListedSignal, 'idea'>;

/** The columns that have a value in at least one row. */
export function addedColumns(signals: readonly WithIdea[]): readonly SignalColumn[] {
  return columns.filter((column) => hasValues(signals, column));
}

/** The same of all values that a server may send. */
export function sentFields(signals: readonly WithIdea[]): readonly SentField[] {
  return fields.filter((field) => hasValues(signals, field));
}

export function addedWidthOf(column: SignalColumn): number {
  return WIDTHS[column];
}

export function isText(field: SentField): boolean {
  return texts.includes(field);
}

export function sentValueOf(idea: TradeIdea | null, field: SentField): string | number | null {
  return idea?.[field] ?? null;
}

function hasValues(signals: readonly WithIdea[], field: SentField) {
  return signals.some(({ idea }) => sentValueOf(idea, field) !== null);
}
