import { useActorRef, useSelector } from '@xstate/react';
import { memo, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { boardMachine } from '../../../machines/board.machine';
import { useT } from '../../i18n/useT';
import { focusRow } from '../../ui/focus';
import { Rows } from '../../ui/Rows';
import '../../ui/Table.css';
import { BoardRow } from './BoardRow';
import { widthOf, type Column } from './columns';
import type { BoardRow as Row, Sort } from './rows';
import { SortButton } from './SortButton';
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

const PAGE = 10;

const keys: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

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
  return (
    <thead>
      <tr>
        <SortButton by="symbol" sort={sort} onSort={onSort} />
        {columns.map((column) => (
          <SortButton key={column} by={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
});

/** The row that the keyboard is on, and the handlers of the box around the rows. */
function useWalk(rows: readonly Row[]) {
  const actor = useActorRef(boardMachine);
  const symbol = useSelector(actor, ({ context }) => context.symbol);
  const isWalking = useSelector(actor, (snapshot) => snapshot.matches('walking'));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    actor.send({ type: 'rows changed', rows: rows.map((row) => row.symbol) });
  }, [actor, rows]);

  // A row that was filtered out takes the focus along.
  useEffect(() => {
    if (!isWalking || symbol === null || document.activeElement !== document.body) return;
    const row = box.current?.querySelector(`tr[data-symbol="${CSS.escape(symbol)}"]`);
    if (row) focusRow(row);
  }, [isWalking, symbol, rows]);

  return {
    symbol,
    tabStop: symbol ?? rows[0]?.symbol ?? null,
    isWalking,
    box,
    onFocus({ target }: FocusEvent) {
      const entered = target.closest('tr')?.dataset['symbol'];
      if (entered !== undefined) actor.send({ type: 'enter', symbol: entered });
      else actor.send({ type: 'leave' });
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'leave' });
    },
    onKeyDown(event: KeyboardEvent) {
      const by = keys[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!actor.getSnapshot().matches('walking')) return;
      event.preventDefault();
      actor.send({ type: 'step', by });
    },
  };
}
