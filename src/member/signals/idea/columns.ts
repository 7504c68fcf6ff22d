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

export type IdeaColumn = keyof typeof WIDTHS;

/** A value that a server may send with a signal. */
export type IdeaField = IdeaColumn | 'targetPrice' | 'cutLossPrice';

const columns = Object.keys(WIDTHS) as IdeaColumn[];
const fields: readonly IdeaField[] = [...columns, 'targetPrice', 'cutLossPrice'];

const texts: readonly IdeaField[] = ['name', 'action', 'industry'];

type WithIdea = Pick<ListedSignal, 'idea'>;

/** The columns that have a value in at least one row. */
export function ideaColumnsOf(signals: readonly WithIdea[]): readonly IdeaColumn[] {
  return columns.filter((column) => hasValues(signals, column));
}

/** The same of all values that a server may send. */
export function ideaFieldsOf(signals: readonly WithIdea[]): readonly IdeaField[] {
  return fields.filter((field) => hasValues(signals, field));
}

export function ideaWidthOf(column: IdeaColumn): number {
  return WIDTHS[column];
}

export function isText(field: IdeaField): boolean {
  return texts.includes(field);
}

export function ideaValueOf(idea: TradeIdea | null, field: IdeaField): string | number | null {
  return idea?.[field] ?? null;
}

function hasValues(signals: readonly WithIdea[], field: IdeaField) {
  return signals.some(({ idea }) => ideaValueOf(idea, field) !== null);
}
