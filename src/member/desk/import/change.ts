import type { CashFlowInput, DeskChange, TradeInput } from '../../../graph/resolvers.types';
import { writeLastImport, type LastImport } from '../../../graph/desk/last-import';
import { asKept, importedAsOf } from './imported-as';
import type { Preview, PreviewRow } from './preview-types';

/** An import: its id, its instant, and the name of the file. */
export type ImportOf = { id: string; at: string; file: string };

/** What a confirmed preview changes, with what is noted of it. `count`: of how many trades. */
export type PreviewChange = { change: DeskChange; record: LastImport; count: number };

/**
 * What a preview changes on the desk: new and changed trades that are taken, opening positions, cash flows, and, of trades that are
 * recorded, the account, time and order number that they lack. All of it is noted in `imports`, so that it can be undone.
 */
export function previewChange(
  { rows, openings }: Pick<Preview, 'rows' | 'openings'>,
  of: ImportOf,
): PreviewChange {
  const taken = rows.filter(({ isTaken }) => isTaken);
  const news = [...openings, ...taken.flatMap((row) => (row.state === 'new' ? [row.trade] : []))];
  const changed = taken.flatMap((row) => (row.state === 'changed' ? [row] : []));
  const flows = taken.flatMap((row) =>
    row.state === 'flow' && !row.isRecorded ? [writtenFlow(row.flow)] : [],
  );
  const found = rows.flatMap((row) => (row.state === 'recorded' && !row.isPart ? [row] : []));
  const claimed = firstOfEach(found.filter(isNoted));
  const record = {
    ...of,
    added: news.map(({ id }) => id),
    changed: [...changed, ...claimed].map(({ known }) => known),
    flows: flows.map(({ id }) => id),
  };
  return {
    change: {
      trades: [...news.map(asImported), ...[...changed, ...claimed].map(({ trade }) => trade)],
      ...(flows.length > 0 && { flows }),
      imports: [writeLastImport(record)],
    },
    record,
    count: news.length + changed.length,
  };
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

function writtenFlow({ id, day, amount }: CashFlowInput): CashFlowInput {
  return { id, day, amount };
}
