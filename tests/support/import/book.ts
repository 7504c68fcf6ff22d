import { emptyDocument, withChange, type DeskDocument } from '../../../src/graph/desk/document';
import { readDesk } from '../../../src/graph/desk/fields';
import type { DeskChange, TradeInput } from '../../../src/graph/resolvers.types';
import type { DeskTrade } from '../../../src/graph/values';
import { previewChange, takenIn } from '../../../src/member/desk/import/change';
import type { Others } from '../../../src/member/desk/import/document';
import type { FileTrade } from '../../../src/member/desk/import/matching/file-trade';
import { lackingTrades } from '../../../src/member/desk/import/matching/lacking';
import { matchTrades } from '../../../src/member/desk/import/matching/match';
import { openingsOf } from '../../../src/member/desk/import/matching/openings';
import type { Choices, Preview } from '../../../src/member/desk/import/preview-types';
import type { WholeDeskFragment } from '../../../src/member/shared/desk.generated';
import { undoOfImport } from '../../../src/member/desk/import/undo';

/** A row of a file: what it says of a trade, and its numbers. */
export type SaidRow = Partial<TradeInput> & { id?: string };

/** A purchase of a file, or another trade of it. */
export const said = (changes: SaidRow = {}): SaidRow => ({
  ...{ symbol: 'FPT', side: 'BUY', quantity: 300, price: 79_400, day: '2026-08-18', isPlanned: false },
  ...changes,
});

/** The same as the person types it. */
export const typed = (id: string, changes: SaidRow = {}): TradeInput =>
  ({ ...said(changes), id }) as TradeInput;

/** The rows of a file as the reader has them. */
const fileTrades = (rows: readonly SaidRow[], unlisted: readonly string[]): FileTrade[] =>
  rows.map(({ id, orderNumber, ...trade }, i) => ({
    line: i + 2,
    trade: { ...trade, id: '' } as TradeInput,
    id: id ?? null,
    orderNumber: orderNumber ?? null,
    caution: unlisted.includes(trade.symbol!) ? 'unlisted' : null,
  }));

type Options = {
  choices?: Choices;
  isOwn?: boolean;
  unlisted?: readonly string[];
  file?: string;
};

/** A desk whose document is changed as the product changes it, and files that are imported into it. */
export async function openBook(trades: readonly TradeInput[] = []) {
  let document: DeskDocument = emptyDocument;
  let desk = await readDesk(document);
  let imports = 0;

  const change = async (changes: DeskChange) => {
    document = withChange(document, changes);
    // As a reload has it.
    document = JSON.parse(JSON.stringify(document)) as DeskDocument;
    desk = await readDesk(document);
  };
  const preview = (rows: readonly SaidRow[], { choices = {}, ...options }: Options = {}) => {
    const { isOwn = false, unlisted = [] } = options;
    const matched = matchTrades(fileTrades(rows, unlisted), desk.trades, choices, isOwn);
    const opened = openingsOf(matched.rows, desk.trades, choices.openings);
    return {
      rows: matched.rows.map((row) => ({ ...row, cells: [] })),
      questions: [...matched.questions, ...opened.questions],
      openings: opened.openings,
      lacking: lackingTrades(matched.rows, matched.others, choices.equals),
    };
  };
  /** Saves what a preview takes, with all else that a document of the product has. */
  const confirm = async (
    { rows, openings, columns = [] }: Pick<Preview, 'rows' | 'openings'> & Partial<Preview>,
    { file = 'a.csv', others = null }: { file?: string; others?: Others | null } = {},
  ) => {
    imports += 1;
    const of = { id: `import ${imports}`, at: '2026-08-27T03:00:00Z', file };
    const whole = { ...desk, damaged: [] } as unknown as WholeDeskFragment;
    await change(previewChange({ rows, openings, columns }, { desk: whole, others, of }));
  };
  if (trades.length > 0) await change({ trades });

  return {
    desk: () => desk,
    trades: () => desk.trades,
    trade: (id: string) => desk.trades.find((each) => each.id === id)!,
    change,
    preview,
    confirm,
    /** Imports what the preview takes, and returns it with the number of trades on the button. */
    async import(rows: readonly SaidRow[], { file = 'a.csv', ...options }: Options = {}) {
      const shown = preview(rows, options);
      await confirm(shown, { file });
      return { ...shown, count: takenIn(shown).trades };
    },
    async undo() {
      const undo = undoOfImport(desk as never);
      if (undo) await change(undo.change);
      return undo;
    },
  };
}

/** What a trade says without its id and what an import notes. */
export const withoutNotes = ({ id: _id, importedAs: _as, ...trade }: DeskTrade) => trade;
