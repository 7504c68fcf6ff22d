import type { CashFlow, TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import type { Cell, Table, TableRow } from '../../../tables/table';
import { asExported } from './as-exported';
import { withClosedPositions } from './reading/closed-positions';
import { withMarkedSides } from './reading/marked-sides';
import { withSections } from './reading/sections';
import { decide } from './reading/decide';
import type { Known, Reading } from './reading/reading';
import type { Caution, FileTrade } from './matching/file-trade';
import { placeOfMatched } from './columns/heads';
import { lackingTrades } from './matching/lacking';
import { matchTrades, type MatchedTrade } from './matching/match';
import { matchFlows } from './matching/match-flows';
import { openingsOf } from './matching/openings';
import type { Choices, Preview, PreviewRow } from './preview-types';
import { withShareOfHeld, type Held, type Read } from './rows/from-held';
import type { ReadRow } from './rows/read-row';
import { createRowReader } from './rows/read-rows';
import { ownIdOf } from './rows/trade-of-row';

/** What a desk has beside which the rows of a file are read. */
export type PreviewDesk = { trades: readonly DeskTrade[]; flows: readonly CashFlow[] };

/**
 * What becomes of a table: what its columns mean, what holds for all of its rows, what each row becomes beside the desk, and
 * what the file does not say. Nothing unclear is a trade.
 */
export function previewOf(
  table: Table,
  choices: Choices,
  { desk, ...known }: Known & { desk: PreviewDesk },
): Preview {
  const single = withoutOrdered(asExported(table));
  const marked = withMarkedSides(single);
  const sectioned = withSections(marked, choices);
  const split = sectioned === marked ? withClosedPositions(marked, choices) : sectioned;
  const reading = decide(split, choices, known);
  const readRow = createRowReader(reading, choices, known);
  const matching = { desk, choices, isOwn: reading.isOwn, isHoldings: reading.holdings !== null };
  const cellsOf = new Map(table.rows.map(({ line, cells }) => [line, cells]));
  const rows = split.rows.map((row): Read => ({
    row: { ...row, cells: cellsOf.get(Math.floor(row.line)) ?? row.cells },
    read: asChosen(row, readRow(row), { reading, choices }),
  }));
  const read = withShareOfHeld(rows, desk.trades, () => [
    ...desk.trades,
    ...newTradesIn(rows, matching),
    ...heldBeforeFile(choices),
  ]);
  const { rows: matched, questions, others } = matchedRows(read, matching);
  const { questions: open, openings } = openingsOf(matched, desk.trades, choices.openings);
  const flows = matchFlows(
    read.flatMap(({ row: { line }, read: each }) =>
      each.is === 'flow' ? [{ line, flow: each.flow, isTaken: choices.rows?.[line]?.isTaken }] : [],
    ),
    desk.flows,
  );
  const tradeOf = new Map(matched.map((row) => [row.line, row]));
  const flowOf = new Map(flows.map((row) => [row.line, row]));
  return {
    table,
    columns: split === marked ? reading.columns : reading.columns.slice(0, table.head.length),
    rows: read.map(({ row, read: each }) => ({
      cells: row.cells,
      ...rowOf(each, { line: row.line, tradeOf, flowOf, choices }),
    })),
    questions: [...reading.questions, ...questions, ...(reading.questions.length === 0 ? open : [])],
    decided: reading.decided,
    dayOrders: reading.dayOrders,
    lacking: reading.questions.length === 0 ? lackingTrades(matched, others, choices.equals) : [],
    openings,
  };
}

/** A table whose cells of what was matched and what was ordered, as 300/500, have what was matched alone. */
function withoutOrdered(table: Table): Table {
  const places = table.head.map(placeOfMatched);
  if (places.every((place) => place === null)) return table;
  const partOf = (cell: Cell, index: number): Cell => {
    const parts = typeof cell === 'string' ? cell.split('/') : [];
    const place = places[index] ?? null;
    return place === null || parts.length !== 2 ? cell : parts[place]!.trim();
  };
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(partOf) })) };
}

/** A row as a person has written it anew, if one has: one that could not be read then has its id still. */
function asChosen(
  { line, cells }: TableRow,
  read: ReadRow,
  { reading, choices }: { reading: Reading; choices: Choices },
): ReadRow {
  const trade = choices.rows?.[line]?.trade;
  if (trade === undefined) return read;
  const id = read.is === 'trade' ? trade.id : ownIdOf(cells, reading);
  return { is: 'trade', trade: { ...trade, id }, isUnlisted: false };
}

type Matching = {
  desk: PreviewDesk;
  choices: Choices;
  isOwn: boolean;
  isHoldings: boolean;
};

/** The trades of a file beside those of the desk. */
function matchedRows(read: readonly Read[], matching: Matching) {
  const { desk, choices, isOwn } = matching;
  const files = read.flatMap(({ row: { line }, read: each }): FileTrade[] => {
    if (each.is !== 'trade') return [];
    const { trade } = each;
    const id = isOwn ? trade.id : null;
    return [{ line, trade, id, orderNumber: trade.orderNumber ?? null, caution: cautionOf(each, matching) }];
  });
  return matchTrades(files, desk.trades, choices, isOwn);
}

function cautionOf(
  { trade, isUnlisted }: Extract<ReadRow, { is: 'trade' }>,
  { desk, isOwn, isHoldings }: Matching,
): Caution | null {
  if (isHoldings && isTraded(desk, trade)) return 'traded';
  if (!isUnlisted) return null;
  // A person may have added rows without an id to a table that was exported.
  return isOwn && trade.id !== '' ? 'delisted' : 'unlisted';
}

/** What was held before a file begins, as the person has answered. */
function heldBeforeFile({ openings = {} }: Choices): readonly Held[] {
  return Object.entries(openings).flatMap(([symbol, opening]) =>
    opening === null ? [] : [{ ...opening, symbol, side: 'BUY' as const, isPlanned: false }],
  );
}

/** Whether the desk has trades of the symbol up to that day, so that it may know what is held. */
function isTraded({ trades }: PreviewDesk, { symbol, day }: TradeInput): boolean {
  return trades.some((each) => each.symbol === symbol && each.day <= day && !each.isPlanned);
}

/** The trades that a file adds to a desk. */
function newTradesIn(read: readonly Read[], matching: Matching): readonly TradeInput[] {
  return matchedRows(read, matching).rows.flatMap((row) => (row.state === 'new' ? [row.trade] : []));
}

type Found = {
  line: number;
  tradeOf: ReadonlyMap<number, MatchedTrade>;
  flowOf: ReadonlyMap<number, { flow: CashFlow; isRecorded: boolean }>;
  choices: Choices;
};

type WithoutCells<Row> = Row extends unknown ? Omit<Row, 'cells'> : never;

function rowOf(read: ReadRow, { line, tradeOf, flowOf, choices }: Found): WithoutCells<PreviewRow> {
  const trade = tradeOf.get(line);
  if (trade !== undefined) return trade;
  const found = flowOf.get(line);
  if (found !== undefined) {
    const isTaken = choices.rows?.[line]?.isTaken ?? !found.isRecorded;
    return { line, state: 'flow', flow: found.flow, isRecorded: found.isRecorded, isTaken };
  }
  if (read.is === 'none') return { line, state: 'none', reason: read.reason, isTaken: false };
  const unread = read.is === 'unreadable' ? read.unread : [];
  return { line, state: 'unreadable', unread, isTaken: false };
}
