import type { SignalRowFragment, TradeIdeaFragment } from '../signals.graphql';

/** What a server may tell of a signal beyond the four required columns, in the order of the table. */
const columns = [
  'name',
  'action',
  'industry',
  'entryPrice',
  'exitPrice',
  'weight',
  'closePrice',
  'targetPrice',
  'cutLossPrice',
] as const;

export type IdeaColumn = (typeof columns)[number];

const texts: readonly IdeaColumn[] = ['name', 'action', 'industry'];

/** The columns of which some row has something. */
export function ideaColumnsOf(signals: readonly Pick<SignalRowFragment, 'idea'>[]): readonly IdeaColumn[] {
  return columns.filter((column) => signals.some(({ idea }) => valueOf(idea, column) !== null));
}

export function isText(column: IdeaColumn): boolean {
  return texts.includes(column);
}

export function valueOf(idea: TradeIdeaFragment | null, column: IdeaColumn): string | number | null {
  return idea?.[column] ?? null;
}
