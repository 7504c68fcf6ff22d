import type { ListedSignal } from '../../../graph/values';
import type { TradeIdea } from '../../../graph/resolvers.types';

/** The optional columns of a signal in table order, with their widths in px. */
const WIDTHS = {
  name: 240,
  action: 108,
  industry: 168,
  entryPrice: 96,
  exitPrice: 96,
  weight: 96,
  closePrice: 96,
  targetPrice: 104,
  cutLossPrice: 112,
};

export type IdeaColumn = keyof typeof WIDTHS;

const columns = Object.keys(WIDTHS) as IdeaColumn[];

const texts: readonly IdeaColumn[] = ['name', 'action', 'industry'];

/** The optional columns that have a value in at least one row. */
export function ideaColumnsOf(signals: readonly Pick<ListedSignal, 'idea'>[]): readonly IdeaColumn[] {
  return columns.filter((column) => signals.some(({ idea }) => valueOf(idea, column) !== null));
}

export function widthOf(column: IdeaColumn): number {
  return WIDTHS[column];
}

export function isText(column: IdeaColumn): boolean {
  return texts.includes(column);
}

export function valueOf(idea: TradeIdea | null, column: IdeaColumn): string | number | null {
  return idea?.[column] ?? null;
}
