import { memo, type ReactNode } from 'react';
import { RowLink } from '../../app/router/Link';
import { pathTo } from '../../app/router/paths';
import { opensNewTab } from '../../lib/address';
import { rowProps, type VirtualRowProps } from '../../ui/row-props';
import { Star } from '../../ui/Star';
import styles from './SymbolTable.module.css';

export type Listed = { readonly symbol: string };

/** What the rows of a table have in common; each function is the same from render to render. */
export type RowParts<Row, Column> = {
  columns: readonly Column[];
  /** The name of the company; null where it is not known. */
  nameOf: (row: Row) => string | null;
  /** The cells of these columns. */
  cellsOf: (row: Row, columns: readonly Column[]) => ReactNode;
  /** What else can be done with a symbol, in a cell of its own at the end. */
  menuOf?: ((symbol: string) => ReactNode) | undefined;
  onOpen: (symbol: string) => void;
  onStar: (symbol: string) => void;
};

type Props<Row, Column> = VirtualRowProps &
  RowParts<Row, Column> & {
    row: Row;
    /** Null where there is no list to put it on. */
    isStarred: boolean | null;
    /** Whether Tab comes to this row. */
    isTabStop: boolean;
  };

function PlainRow<Row extends Listed, Column>(props: Props<Row, Column>) {
  const { index, measure, onOpen, ...cells } = props;
  const { symbol } = props.row;
  return (
    <tr
      {...rowProps({ index, measure })}
      data-symbol={symbol}
      onClick={(event) => {
        if (!opensNewTab(event) && !isInMenu(event.target)) onOpen(symbol);
      }}
    >
      <Cells {...cells} />
    </tr>
  );
}

type CellsProps<Row, Column> = Omit<Props<Row, Column>, keyof VirtualRowProps | 'onOpen'>;

function PlainCells<Row extends Listed, Column>(props: CellsProps<Row, Column>) {
  const { row, columns, nameOf, cellsOf, menuOf, isStarred, isTabStop, onStar } = props;
  const { symbol } = row;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <th scope="row" className="row-head" title={nameOf(row) ?? undefined}>
        <div className={styles.head}>
          <RowLink
            className="symbol"
            translate="no"
            href={pathTo('/technical/:symbol', { symbol })}
            tabIndex={tabIndex}
          >
            {symbol}
          </RowLink>
          {isStarred === null ? (
            <span className="star" />
          ) : (
            <Star symbol={symbol} isStarred={isStarred} tabIndex={tabIndex} onStar={onStar} />
          )}
        </div>
      </th>
      {cellsOf(row, columns)}
      {menuOf && (
        <td className="screen-only" data-menu>
          {menuOf(symbol)}
        </td>
      )}
    </>
  );
}

/** The cells of a row, which do not render again where the row only moves to another place. */
const Cells = memo(PlainCells) as typeof PlainCells;

/** One symbol of a table: a click on the row opens its chart. */
export const SymbolRow = memo(PlainRow) as typeof PlainRow;

/** Whether a press was on a row's menu, which opens no chart. */
function isInMenu(target: EventTarget) {
  return target instanceof Element && target.closest('[data-menu]') !== null;
}
