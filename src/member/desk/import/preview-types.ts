import type { CashFlow, TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import type { Day } from '../../../market/day';
import type { Table, TableRow } from '../../../tables/table';
import type { DayOrder } from './cells/days';
import type { Caution } from './matching/file-trade';
import type { ChangedField } from './matching/merge-trade';

/** What a column of a file means; null for one that is not read. */
export type ColumnRole =
  | 'id'
  | 'order'
  | 'account'
  | 'day'
  | 'time'
  | 'symbol'
  | 'side'
  | 'quantity'
  /** Shares bought and shares sold, where each has a column of its own. */
  | 'bought'
  | 'sold'
  | 'price'
  /** Prices of shares bought and of shares sold, where each has a column of its own. */
  | 'boughtPrice'
  | 'soldPrice'
  /** Quantity times price, before fee and tax. */
  | 'value'
  | 'fee'
  | 'tax'
  | 'state'
  | 'currency'
  /** Money paid in and taken out, of a statement of cash. */
  | 'moneyIn'
  | 'moneyOut'
  /** Of the product's own export. */
  | 'per'
  | 'settles'
  | 'planned'
  | 'stop'
  | 'target'
  | 'signal'
  | 'signalDay'
  | 'importedAs'
  | 'note';

/** A column as it was recognised, or chosen. */
export type Column = { index: number; head: string; role: ColumnRole | null };

/** What a person has chosen; what is absent is as recognised. */
export type Choices = {
  /** By index. */
  roles?: Readonly<Record<number, ColumnRole | null>>;
  /** The side of all rows, where no column says it. */
  side?: 'BUY' | 'SELL';
  unit?: 'dong' | 'thousand';
  /** The decimal mark of numbers. */
  decimal?: '.' | ',';
  days?: DayOrder;
  /** Whether the values of a file without prices are those of the trades, or contain fees and taxes. */
  values?: 'gross' | 'net';
  /** The day as of which a file lists what is held. */
  holdings?: Day;
  /** Whether equal rows of a file without account and time are the trades that are recorded. */
  equals?: 'same' | 'others';
  /** Whether dividends of a file are those that are recorded at their ex-dates. */
  dividends?: 'same' | 'others';
  /** Whether rows of symbols that the market does not list are taken. */
  takesUnlisted?: boolean;
  /**
   * What was held of a symbol before the file begins, by symbol, and what all of it had cost in đồng, fees included; null where the
   * person does not say it.
   */
  openings?: Readonly<Record<string, { quantity: number; cost: number; day: Day } | null>>;
  /** By line: whether it is imported, and the trade in place of the one that was read. */
  rows?: Readonly<Record<number, { isTaken?: boolean; trade?: TradeInput }>>;
};

/** What the file does not say; nothing is imported while one is open. */
export type Question =
  | { kind: 'side' }
  /** Two columns of equal heads that both have numbers of shares, or prices: their indices. */
  | { kind: 'column'; role: 'quantity' | 'price'; columns: readonly number[] }
  | { kind: 'missing'; role: 'symbol' | 'quantity' | 'price' | 'day' }
  | { kind: 'unit'; example: string }
  | { kind: 'decimal'; example: string }
  | { kind: 'days'; example: string }
  /** Values are there in place of prices, and fees and taxes beside them: the value of the first trade. */
  | { kind: 'values'; example: string }
  /** The file lists what is held, and not as of which day. */
  | { kind: 'holdings'; example: string }
  | { kind: 'equals'; count: number }
  /** Dividends of the same amount are recorded at ex-dates before the days of the file, on which these may be paid. */
  | { kind: 'dividends'; count: number }
  /**
   * A sale of more than was held: the symbol, the day of the first such sale and the shares that must have been held before it. It
   * is open as long as those of the answer are too few, or too late.
   */
  | { kind: 'opening'; symbol: string; day: Day; missing: number };

/** Why a row is no trade. */
export type NoTrade =
  | 'waiting'
  | 'cancelled'
  | 'rejected'
  | 'unmatched'
  | 'currency'
  | 'derivative'
  | 'bond'
  | 'noSymbol'
  | 'otherKind';

/** Why a cell cannot be read. */
export type UnreadProblem =
  | 'quote'
  | 'symbol'
  | 'side'
  /** Neither a whole number of shares nor 0. */
  | 'quantity'
  | 'price'
  | 'fee'
  | 'tax'
  | 'amount'
  | 'day'
  | 'future'
  | 'early'
  /** A sheet has stored it with day and month swapped. */
  | 'turned'
  /** What became of an order is said in words that nobody knows. */
  | 'state'
  /** A part of the order was matched, and the file does not say how many shares. */
  | 'partly'
  /** A price that no share has, in đồng or in thousand. */
  | 'unit'
  /** Cash or shares of an ex-date without what each share brings. */
  | 'ratio'
  /** What a question that is open decides. */
  | 'asked';

/** What a cell cannot be read as; -1 is a column that the file does not have. */
export type UnreadCell = { column: number; problem: UnreadProblem };

/** What becomes of a row. */
export type PreviewRow = {
  line: number;
  cells: TableRow['cells'];
  isTaken: boolean;
} & (
  | { state: 'new'; trade: TradeInput; caution: Caution | null }
  /**
   * `trade` is the known one with the account, time and order number of the file, which it gets with the import. `isPart`: it is a
   * fill of the known order, or an order of which the known trade is a fill. Taken by the person it becomes a new trade.
   */
  | { state: 'recorded'; trade: TradeInput; known: DeskTrade; isPart: boolean }
  /**
   * `trade` is the known one with what the file has besides, which differs in `changes`. `isEdited`: a value would be replaced that
   * the person has typed, or edited since it was imported.
   */
  | {
      state: 'changed';
      trade: TradeInput;
      known: DeskTrade;
      changes: readonly ChangedField[];
      isEdited: boolean;
    }
  | { state: 'flow'; flow: CashFlow; isRecorded: boolean }
  | { state: 'none'; reason: NoTrade }
  | { state: 'unreadable'; unread: readonly UnreadCell[] }
);

/** A file as it would be imported. */
export type Preview = {
  table: Table;
  columns: readonly Column[];
  rows: readonly PreviewRow[];
  questions: readonly Question[];
  /** What was decided for the whole file; null where nothing depends on it. */
  decided: Pick<Choices, 'side' | 'unit' | 'values' | 'decimal' | 'days'>;
  /** The orders of day, month and year that the form of the file's days allows. */
  dayOrders: readonly DayOrder[];
  /** Recorded trades within the file's days and accounts that it lacks. */
  lacking: readonly DeskTrade[];
  /** The purchases that stand for what was held before, as the person has answered. */
  openings: readonly TradeInput[];
};
