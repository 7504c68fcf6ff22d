import type { CashFlow, TradeInput } from '../../../../graph/resolvers.types';
import type { Security } from '../cells/securities';
import type { RowKind } from '../cells/words';
import type { ColumnRole, NoTrade, UnreadCell, UnreadProblem } from '../preview-types';
import type { Known, Reading } from '../reading/reading';

/** So many new shares for so many held. */
export type Ratio = { quantity: number; per: number };

/** What the cells of a row are. */
export type ReadRow =
  | { is: 'trade'; trade: TradeInput; isUnlisted: boolean }
  /** Shares received, or bought by a right, in all: what each share held brings follows from what was held. */
  | { is: 'received'; trade: TradeInput; ratio: Ratio | null; isUnlisted: boolean; column: number }
  /** Cash that was paid in đồng for all shares that were held, before tax as far as it is known. */
  | { is: 'paid'; trade: TradeInput; amount: number; isUnlisted: boolean; column: number }
  | { is: 'flow'; flow: CashFlow }
  | { is: 'none'; reason: NoTrade }
  | { is: 'unreadable'; unread: readonly UnreadCell[] };

export const unreadable = (unread: readonly UnreadCell[]): ReadRow => ({ is: 'unreadable', unread });

/** What is known of a row before its figures are read. */
export type ReadParts = { security: Security | null; kind: RowKind | null; reading: Reading; known: Known };

/** Notes that a cell of a role cannot be read. */
export type Fail = (role: ColumnRole, problem: UnreadProblem, column?: number) => null;
