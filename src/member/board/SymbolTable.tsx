import { memo, useState } from 'react';
import { Rows } from '../../ui/Rows';
import { inRem } from '../../ui/in-rem';
import '../../ui/Table.css';
import type { Sort } from './sort';
import { SortButton } from './SortButton';
import { SymbolRow, type Listed, type RowParts } from './SymbolRow';
import { useWalk } from './useWalk';
import styles from './SymbolTable.module.css';

/** A column's short name, what it stands for, and whether it is one of words, which are sorted from A. */
export type HeadText = { readonly name: string; readonly hint: string; readonly isText: boolean };

type HeadProps<Column extends string> = {
  columns: readonly Column[];
  headOf: (by: Column | 'symbol') => HeadText;
  /** The name of the column of the rows' menus, where there are any. */
  menus?: string | undefined;
  sort: Sort<Column | 'symbol'>;
  onSort: (sort: Sort<Column | 'symbol'>) => void;
};

type Props<Row, Column extends string> = RowParts<Row, Column> &
  HeadProps<Column> & {
    label: string;
    rows: readonly Row[];
    widthOf: (column: Column) => number;
    /** The symbols of the person's list; null where there is none. */
    starred: ReadonlySet<string> | null;
    /** Called with the rows in view of a long table once scrolling has stopped. */
    onView?: (from: number, to: number) => void;
  };

/**
 * Up to so many rows are rendered whole, which is more than a screen shows. Prices and computed figures change many at once,
 * and each that is rendered costs layout in every such frame.
 */
const MOST_WHOLE = 60;

/** The widths of the columns of the symbol, which stays in view, and of its menu, in px. */
const SYMBOL = 116;
const MENU = 48;

/** A table of symbols; the arrow keys walk its rows, and Enter opens the chart. */
export function SymbolTable<Row extends Listed, Column extends string>(props: Props<Row, Column>) {
  const { label, rows, columns, widthOf, headOf, menus, sort, onSort, starred, onView, ...parts } = props;
  const { symbol, tabStop, isWalking, box, ...walk } = useWalk(rows);
  const indexOf = (sought: string | null) => {
    const index = rows.findIndex((row) => row.symbol === sought);
    return index === -1 ? null : index;
  };
  // Stays so: another body would lose the focus, and the place of a screen reader.
  const [isLong, setIsLong] = useState(false);
  if (!isLong && rows.length > MOST_WHOLE) setIsLong(true);
  const width = columns.reduce((sum, column) => sum + widthOf(column), SYMBOL + (parts.menuOf ? MENU : 0));

  return (
    <div className={styles.rows} ref={box} role="presentation" {...walk}>
      <table
        ref={keepHeight}
        className={`table ${styles.table}`}
        style={{ minWidth: inRem(width) }}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          <col style={{ width: inRem(SYMBOL) }} />
          {columns.map((column) => (
            <col key={column} style={{ width: inRem(widthOf(column)) }} />
          ))}
          {parts.menuOf && <col style={{ width: inRem(MENU) }} />}
        </colgroup>
        <Head columns={columns} headOf={headOf} menus={menus} sort={sort} onSort={onSort} />
        <Rows
          isOfPage
          isLong={isLong}
          {...(onView && { onView })}
          count={rows.length}
          walkedTo={isWalking ? indexOf(symbol) : null}
          tabStop={indexOf(tabStop)}
          keyOf={(i) => rows[i]?.symbol ?? i}
          renderRow={(i, virtual) => {
            const row = rows[i]!;
            return (
              <SymbolRow
                {...virtual}
                {...parts}
                key={row.symbol}
                row={row}
                columns={columns}
                isStarred={starred && starred.has(row.symbol)}
                isTabStop={row.symbol === tabStop}
              />
            );
          }}
        />
      </table>
    </div>
  );
}

/** Keeps the height of a table in the style of its head alone, which follows the page of a phone over it. */
function keepHeight(table: HTMLTableElement) {
  const observer = new ResizeObserver(() =>
    table.tHead?.style.setProperty('--height', `${table.offsetHeight}px`),
  );
  observer.observe(table);
  return () => observer.disconnect();
}

function PlainHead<Column extends string>({ columns, headOf, menus, sort, onSort }: HeadProps<Column>) {
  return (
    <thead>
      <tr>
        {(['symbol', ...columns] as const).map((by) => (
          <SortButton key={by} by={by} {...headOf(by)} sort={sort} onSort={onSort} />
        ))}
        {menus !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{menus}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const Head = memo(PlainHead) as typeof PlainHead;
