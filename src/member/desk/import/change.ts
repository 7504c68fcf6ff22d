import type { CashFlowInput, DeskChange, TradeInput } from '../../../graph/resolvers.types';
import { writeLastImport } from '../../../graph/desk/last-import';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { textOfCell } from './cells/cells';
import type { Others } from './document';
import { lotAlertId } from '../../../market/alerts';
import { asKept, importedAsOf } from './imported-as';
import { importedRows } from './imported-rows';
import type { Preview, PreviewRow } from './preview-types';

/** An import: its id, its instant, and the name of the file. */
export type ImportOf = { id: string; at: string; file: string };

type Taken = Pick<Preview, 'rows' | 'openings' | 'columns'>;

/** How many trades a confirmed preview adds or changes, and how many deposits and withdrawals it adds. */
export function takenIn({ rows, openings }: Pick<Taken, 'rows' | 'openings'>): {
  trades: number;
  flows: number;
} {
  const taken = rows.filter(({ isTaken }) => isTaken);
  return {
    trades: openings.length + taken.filter(({ state }) => state === 'new' || state === 'changed').length,
    flows: flowsIn(taken).length,
  };
}

/**
 * What a confirmed preview changes on the desk: new and changed trades that are taken, opening positions, cash flows, of trades that
 * are recorded the account, time and order number that they lack, and all else that a document of the product has. All of it is
 * noted in `imports`, so that it can be undone.
 */
export function previewChange(
  preview: Taken,
  { desk, others, of }: { desk: WholeDeskFragment; others: Others | null; of: ImportOf },
): DeskChange {
  const { rows, openings } = preview;
  const taken = rows.filter(({ isTaken }) => isTaken);
  const news = [...openings, ...taken.flatMap((row) => (row.state === 'new' ? [row.trade] : []))];
  const found = rows.flatMap((row) => (row.state === 'recorded' && !row.isPart ? [row] : []));
  const changed = [
    ...taken.flatMap((row) => (row.state === 'changed' ? [row] : [])),
    ...firstOfEach(found.filter(isNoted)),
  ];
  const ofDocument = others === null ? {} : othersChange(preview, others);
  const flows = [...(ofDocument.flows ?? []), ...flowsIn(taken)];
  const ofOthers = { ...ofDocument, ...(flows.length > 0 && { flows }) };
  return {
    ...ofOthers,
    trades: [...news.map(asImported), ...changed.map(({ trade }) => trade)],
    imports: [
      writeLastImport({
        ...of,
        added: news.map(({ id }) => id),
        changed: changed.map(({ known }) => known),
        others: importedRows(desk, ofOthers),
      }),
    ],
  };
}

/**
 * What a document changes on the desk besides trades. An alert of one of its trades is that of the trade which this becomes, or is
 * recorded as; without one it is left out.
 */
export function othersChange(
  { rows, columns }: Pick<Taken, 'rows' | 'columns'>,
  { change }: Others,
): DeskChange {
  if (!change.alerts) return change;
  const index = columns.find(({ role }) => role === 'id')?.index ?? -1;
  const tradeOf = new Map(rows.map((row) => [textOfCell(row.cells[index]), deskIdOf(row)]));
  const alerts = change.alerts.flatMap((alert) => {
    const { tradeId } = alert;
    const id = tradeId == null ? undefined : tradeOf.get(tradeId);
    if (tradeId == null || id === undefined || id === tradeId) return [alert];
    return id === null ? [] : [{ ...alert, id: lotAlertId(alert.kind, id), tradeId: id }];
  });
  return { ...change, alerts };
}

/** The id under which the desk has the trade of a row, or will have it; null where it will not. */
function deskIdOf(row: PreviewRow): string | null {
  if (row.state === 'recorded' || row.state === 'changed') return row.known.id;
  return row.state === 'new' && row.isTaken ? row.trade.id : null;
}

type RecordedRow = Extract<PreviewRow, { state: 'recorded' }>;

/** Whether the desk notes that a file has a trade: one that was typed, or has less of an account, a time or a number. */
function isNoted({ trade, known }: RecordedRow): boolean {
  return trade.importedAs !== known.importedAs;
}

function firstOfEach(rows: readonly RecordedRow[]): RecordedRow[] {
  return [...new Map(rows.map((row) => [row.known.id, row])).values()];
}

function asImported(trade: TradeInput): TradeInput {
  const kept = asKept(trade) ?? trade;
  return { ...kept, importedAs: kept.importedAs ?? importedAsOf(kept) };
}

function flowsIn(taken: readonly PreviewRow[]): CashFlowInput[] {
  return taken.flatMap((row) => {
    if (row.state !== 'flow' || row.isRecorded) return [];
    const { id, day, amount } = row.flow;
    return [{ id, day, amount }];
  });
}
