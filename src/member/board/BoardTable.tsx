import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';
import { BoardCells } from './BoardCells';
import { boardWidthOf, type QuoteColumn } from './columns';
import type { BoardRow } from '../shared/screen/board-rows';
import { newestQuotes } from '../shared/screen/newest-quotes';
import type { Sort } from './sort';
import { SymbolTable } from './SymbolTable';

type Props = {
  rows: readonly BoardRow[];
  columns: readonly QuoteColumn[];
  sort: Sort<QuoteColumn | 'symbol'>;
  onSort: (sort: Sort<QuoteColumn | 'symbol'>) => void;
  /** The symbols of the person's list; null where there is none. */
  starred: ReadonlySet<string> | null;
  onStar: (symbol: string) => void;
  onOpen: (symbol: string) => void;
};

const nameOf = ({ name }: BoardRow) => name;
const cellsOf = (row: BoardRow, columns: readonly QuoteColumn[]) => (
  <BoardCells row={row} columns={columns} />
);

/** The rows of the board. */
export function BoardTable(props: Props) {
  const t = useT();
  const headOf = useCallback(
    (by: QuoteColumn | 'symbol') => ({
      name: t(`board.column.${by}`),
      hint: t(`board.columnHint.${by}`),
      isText: by === 'symbol' || by === 'name',
    }),
    [t],
  );
  const onView = useRowsThatFollow(props.rows);
  return (
    <SymbolTable
      {...props}
      onView={onView}
      label={t('board.title')}
      widthOf={boardWidthOf}
      headOf={headOf}
      nameOf={nameOf}
      cellsOf={cellsOf}
    />
  );
}

/** Has the rows in view follow what is streamed; returns the function that is to be called with which they are. */
function useRowsThatFollow(rows: readonly BoardRow[]) {
  const [view, setView] = useState<{ from: number; to: number } | null>(null);
  useEffect(() => {
    newestQuotes.show(view && rows.slice(view.from, view.to + 1).map(({ symbol }) => symbol));
  }, [rows, view]);
  useEffect(() => () => newestQuotes.show(null), []);
  return useCallback((from: number, to: number) => setView({ from, to }), []);
}
