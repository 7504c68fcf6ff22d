import { memo } from 'react';
import { RowLink } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useT } from '../../../i18n/useT';
import { opensNewTab } from '../../../lib/address';
import { rowProps, type Placed } from '../../../ui/row-props';
import { Rows } from '../../../ui/Rows';
import { Star } from '../../../ui/Star';
import '../../../ui/Table.css';
import type { Lists } from '../lists';
import { SortButton } from '../SortButton';
import { useWalk } from '../useWalk';
import { isOfText, widthOf, type ScreenColumn, type ScreenSort } from './columns';
import { RowMenu } from './RowMenu';
import type { ScreenRow, SignalsBySymbol } from './rows';
import { ScreenCell } from './ScreenCell';
import styles from '../BoardTable.module.css';

type Props = {
  rows: readonly ScreenRow[];
  columns: readonly ScreenColumn[];
  signals: SignalsBySymbol;
  sort: ScreenSort;
  onSort: (sort: ScreenSort) => void;
  lists: Lists;
  onOpen: (symbol: string) => void;
};

/** The widths of the columns of the symbol, which stays in view, and of its menu, in px. */
const SYMBOL = 116;
const MENU = 48;

/** The symbols that meet the conditions; the arrow keys walk them, and Enter opens the chart. */
export function ScreenTable({ rows, columns, signals, sort, onSort, lists, onOpen }: Props) {
  const t = useT();
  const { symbol, tabStop, isWalking, box, ...walk } = useWalk(rows);
  const place = symbol === null ? -1 : rows.findIndex((row) => row.symbol === symbol);
  const width = columns.reduce((sum, column) => sum + widthOf(column), SYMBOL + MENU);

  return (
    <div className={styles.rows} ref={box} role="presentation" {...walk}>
      <table
        className={`table ${styles.table}`}
        style={{ minWidth: width }}
        aria-label={t('screen.result')}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          <col style={{ width: SYMBOL }} />
          {columns.map((column) => (
            <col key={column} style={{ width: widthOf(column) }} />
          ))}
          <col style={{ width: MENU }} />
        </colgroup>
        <thead>
          <tr>
            {(['symbol', ...columns] as const).map((by) => (
              <SortButton
                key={by}
                by={by}
                name={t(`screen.column.${by}`)}
                hint={by === 'symbol' ? t('board.columnHint.symbol') : t(`screen.kind.${by}`)}
                isText={isOfText(by)}
                sort={sort}
                onSort={onSort}
              />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('screen.actions')}</span>
            </th>
          </tr>
        </thead>
        <Rows
          isOfPage
          count={rows.length}
          walkedTo={isWalking && place !== -1 ? place : null}
          keyOf={(i) => rows[i]?.symbol ?? i}
          renderRow={(i, placed) => {
            const row = rows[i]!;
            return (
              <Row
                {...placed}
                key={row.symbol}
                row={row}
                columns={columns}
                signals={signals}
                lists={lists}
                isTabStop={row.symbol === tabStop}
                onOpen={onOpen}
              />
            );
          }}
        />
      </table>
    </div>
  );
}

type RowProps = Placed &
  Pick<Props, 'columns' | 'signals' | 'lists' | 'onOpen'> & {
    row: ScreenRow;
    /** Whether Tab comes to this row. */
    isTabStop: boolean;
  };

/** One symbol of the result: a click on the row opens its chart. */
const Row = memo(function Row({ row, columns, signals, lists, isTabStop, onOpen, place, measure }: RowProps) {
  const { symbol } = row;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <tr
      {...rowProps({ place, measure })}
      data-symbol={symbol}
      onClick={(event) => {
        if (!opensNewTab(event) && !isInMenu(event.target)) onOpen(symbol);
      }}
    >
      <th scope="row" className="row-head" title={row.row.name ?? undefined}>
        <div className={styles.head}>
          <RowLink className="symbol" href={pathTo('/technical/:symbol', { symbol })} tabIndex={tabIndex}>
            {symbol}
          </RowLink>
          {lists.starred === null ? (
            <span className="star" />
          ) : (
            <Star
              symbol={symbol}
              isStarred={lists.starred.has(symbol)}
              tabIndex={tabIndex}
              onStar={lists.onStar}
            />
          )}
        </div>
      </th>
      {columns.map((column) => (
        <ScreenCell key={column} row={row} column={column} signals={signals.get(symbol)} />
      ))}
      <td className="screen-only" data-menu>
        <RowMenu symbol={symbol} lists={lists} />
      </td>
    </tr>
  );
});

/** Whether a press was on a row's menu, which opens no chart. */
function isInMenu(target: EventTarget) {
  return target instanceof Element && target.closest('[data-menu]') !== null;
}
