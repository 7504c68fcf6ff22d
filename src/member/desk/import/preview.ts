import type { CashFlow, TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import { partOfWhole } from '../../../market/fractions';
import type { Table } from '../../../tables/table';
import { decide, type Known } from './decide';
import type { Choices, Preview, PreviewRow } from './preview-types';
import { createRowReader, type ReadRow } from './read-rows';

/** What a desk has beside which the rows of a file are read. */
export type PreviewDesk = {
  trades: readonly DeskTrade[];
  flows: readonly Pick<CashFlow, 'day' | 'amount'>[];
};

/**
 * What becomes of a table: what its columns mean, what holds for all of its rows, what each row becomes, and what the
 * file does not say. Nothing unclear is a trade.
 */
export function previewOf(
  table: Table,
  choices: Choices,
  { desk, ...known }: Known & { desk: PreviewDesk },
): Preview {
  const reading = decide(table, choices, known);
  const read = createRowReader(reading, choices, known);
  const rows = withRatios(
    table.rows.map((row) => ({ row, read: read(row) })),
    desk.trades,
  );
  return {
    table,
    columns: reading.columns,
    rows: rows.map(({ row, read: each }) => chosenRow({ line: row.line, cells: row.cells }, each, choices)),
    questions: reading.questions,
    decided: reading.decided,
    lacking: [],
  };
}

type Read = { row: Table['rows'][number]; read: ReadRow };

/** Shares received in all, as what each share held before brought them. */
function withRatios(rows: readonly Read[], known: readonly DeskTrade[]): readonly Read[] {
  if (rows.every(({ read }) => read.is !== 'received')) return rows;
  const held = [...known, ...rows.flatMap(({ read }) => (read.is === 'trade' ? [read.trade] : []))];
  return rows.map(({ row, read }) => {
    if (read.is !== 'received') return { row, read };
    const per = heldBefore(held, read.trade);
    const isUnread = per <= 0 || partOfWhole(per, read.trade.quantity, per) !== read.trade.quantity;
    const unread = [{ column: read.column, problem: 'ratio' as const }];
    return {
      row,
      read: isUnread
        ? { is: 'unreadable' as const, unread }
        : { is: 'trade' as const, trade: { ...read.trade, per }, isUnlisted: read.isUnlisted },
    };
  });
}

/** The shares held before the day of an ex-date. */
function heldBefore(trades: readonly (TradeInput | DeskTrade)[], { symbol, day }: TradeInput): number {
  const before = trades.filter((each) => each.symbol === symbol && each.day < day && !each.isPlanned);
  return [...before]
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .reduce((held, { side, quantity, per }) => {
      if (side === 'BUY') return held + quantity;
      if (side === 'SELL') return held - quantity;
      return side === 'BONUS' && per ? held + partOfWhole(held, quantity, per) : held;
    }, 0);
}

/** A row as it is read, or as it was chosen. */
function chosenRow(row: Pick<PreviewRow, 'line' | 'cells'>, read: ReadRow, choices: Choices): PreviewRow {
  const chosen = choices.rows?.[row.line];
  const taken = (usual: boolean) => ({ ...row, isTaken: chosen?.isTaken ?? usual });
  if (chosen?.trade !== undefined)
    return { ...taken(true), state: 'new', trade: chosen.trade, isUnlisted: false };
  if (read.is === 'trade') {
    const usual = !read.isUnlisted || choices.takesUnlisted === true;
    return { ...taken(usual), state: 'new', trade: read.trade, isUnlisted: read.isUnlisted };
  }
  if (read.is === 'flow') return { ...taken(true), state: 'flow', flow: read.flow, isRecorded: false };
  if (read.is === 'none') return { ...row, isTaken: false, state: 'none', reason: read.reason };
  const unread =
    read.is === 'unreadable' ? read.unread : [{ column: read.column, problem: 'ratio' as const }];
  return { ...row, isTaken: false, state: 'unreadable', unread };
}
