import type { BoardRow } from '../shared/screen/board-rows';
import { useNewestRow } from '../shared/screen/newest-quotes';
import { BoardCell } from './BoardCell';
import type { QuoteColumn } from './columns';

type Props = { row: BoardRow; columns: readonly QuoteColumn[] };

/** The figures of a symbol on the board, as they are streamed. */
export function BoardCells({ row, columns }: Props) {
  const newest = useNewestRow(row);
  return columns.map((column) => <BoardCell key={column} row={newest} column={column} />);
}
