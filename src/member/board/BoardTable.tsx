import { memo } from 'react';
import { useT } from '../../i18n/useT';
import { Rows } from '../../ui/Rows';
import '../../ui/Table.css';
import { BoardRow } from './BoardRow';
import { widthOf, type Column } from './columns';
import type { BoardRow as Row, Sort } from './rows';
import { SortButton } from './SortButton';
import { useWalk } from './useWalk';
import styles from './BoardTable.module.css';

type Props = {
  rows: readonly Row[];
  columns: readonly Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The symbols of the person's list; null where there is none. */
  starred: ReadonlySet<string> | null;
  onStar: (symbol: string) => void;
  onOpen: (symbol: string) => void;
};

/** The width of the column of the symbol, which stays in view, in px. */
const SYMBOL = 116;

/** The rows of the board; the arrow keys walk them, and Enter opens the chart. */
export function BoardTable({ rows, columns, sort, onSort, starred, onStar, onOpen }: Props) {
  const t = useT();
  const { symbol, tabStop, isWalking, box, ...walk } = useWalk(rows);
  const place = symbol === null ? -1 : rows.findIndex((row) => row.symbol === symbol);
  const width = columns.reduce((sum, column) => sum + widthOf(column), SYMBOL);

  return (
    <div className={styles.rows} ref={box} role="presentation" {...walk}>
      <table
        className={`table ${styles.table}`}
        style={{ minWidth: width }}
        aria-label={t('board.title')}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          <col style={{ width: SYMBOL }} />
          {columns.map((column) => (
            <col key={column} style={{ width: widthOf(column) }} />
          ))}
        </colgroup>
        <Head columns={columns} sort={sort} onSort={onSort} />
        <Rows
          isOfPage
          count={rows.length}
          walkedTo={isWalking && place !== -1 ? place : null}
          keyOf={(i) => rows[i]?.symbol ?? i}
          renderRow={(i, placed) => {
            const row = rows[i]!;
            return (
              <BoardRow
                {...placed}
                key={row.symbol}
                row={row}
                columns={columns}
                isStarred={starred && starred.has(row.symbol)}
                isTabStop={row.symbol === tabStop}
                onOpen={onOpen}
                onStar={onStar}
              />
            );
          }}
        />
      </table>
    </div>
  );
}

const Head = memo(function Head({ columns, sort, onSort }: Pick<Props, 'columns' | 'sort' | 'onSort'>) {
  const t = useT();
  return (
    <thead>
      <tr>
        {(['symbol', ...columns] as const).map((by) => (
          <SortButton
            key={by}
            by={by}
            name={t(`board.column.${by}`)}
            hint={t(`board.columnHint.${by}`)}
            isText={by === 'symbol' || by === 'name'}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
});
