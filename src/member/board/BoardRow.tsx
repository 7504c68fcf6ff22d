import { memo } from 'react';
import { RowLink } from '../../app/router/Link';
import { pathTo } from '../../app/router/paths';
import { opensNewTab } from '../../lib/address';
import { formatChange, formatPercent, formatPrice, formatTurnover, formatVolume } from '../../market/format';
import { priceClass } from '../../market/price-class';
import { Cue, Price } from '../../ui/Price';
import { rowProps, type Placed } from '../../ui/row-props';
import { useFlash } from '../../ui/useFlash';
import { Star } from '../../ui/Star';
import type { Column } from './columns';
import type { BoardRow as Row } from '../shared/screen/board-rows';
import styles from './BoardTable.module.css';

type Props = Placed & {
  row: Row;
  columns: readonly Column[];
  /** Null where there is no list to put it on. */
  isStarred: boolean | null;
  /** Whether Tab comes to this row. */
  isTabStop: boolean;
  onOpen: (symbol: string) => void;
  onStar: (symbol: string) => void;
};

/** One symbol of the board: a click on the row opens its chart. */
export const BoardRow = memo(function BoardRow(props: Props) {
  const { row, columns, isStarred, isTabStop, onOpen, onStar, place, measure } = props;
  const { symbol, name } = row;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <tr
      {...rowProps({ place, measure })}
      data-symbol={symbol}
      onClick={(event) => {
        if (!opensNewTab(event)) onOpen(symbol);
      }}
    >
      <th scope="row" className="row-head" title={name ?? undefined}>
        <div className={styles.head}>
          <RowLink className="symbol" href={pathTo('/technical/:symbol', { symbol })} tabIndex={tabIndex}>
            {symbol}
          </RowLink>
          {isStarred === null ? (
            <span className="star" />
          ) : (
            <Star symbol={symbol} isStarred={isStarred} tabIndex={tabIndex} onStar={onStar} />
          )}
        </div>
      </th>
      {columns.map((column) => (
        <Cell key={column} row={row} column={column} />
      ))}
    </tr>
  );
});

type CellProps = { row: Row; column: Column };

/** What a cell shows beside the figure of its column: the figures that decide its colour. */
const colouring = ['symbol', 'reference', 'ceiling', 'floor', 'priceClass'] as const;

/** A figure changes far less often than some figure of its row. */
function isSameCell(before: CellProps, { row, column }: CellProps) {
  return (
    before.column === column &&
    before.row[column] === row[column] &&
    colouring.every((name) => before.row[name] === row[name])
  );
}

const Cell = memo(function Cell({ row, column }: CellProps) {
  const value = row[column];
  const flash = useFlash(row.symbol, typeof value === 'number' ? value : null);
  if (column === 'name') {
    return (
      <td className="truncate text-2" lang="vi">
        {row.name ?? '—'}
      </td>
    );
  }
  return (
    <td className="numeric" {...flash}>
      <Figure row={row} column={column} />
    </td>
  );
}, isSameCell);

function Figure({ row, column }: CellProps) {
  switch (column) {
    case 'name':
      return row.name;
    case 'reference':
      return <span className="price-ref">{formatPrice(row.reference)}</span>;
    case 'ceiling':
      return <span className="price-ceiling">{formatPrice(row.ceiling)}</span>;
    case 'floor':
      return <span className="price-floor">{formatPrice(row.floor)}</span>;
    case 'price':
      return (
        <span className={`${styles.price} price-${row.priceClass}`}>
          <Cue priceClass={row.priceClass} />
          <Price quote={row} priceClass={row.priceClass} />
        </span>
      );
    case 'change':
      return <span className={`price-${row.priceClass}`}>{formatChange(row.change)}</span>;
    case 'changePercent':
      return <span className={`price-${row.priceClass}`}>{formatPercent(row.changePercent)}</span>;
    case 'value':
    case 'marketCap':
      return formatTurnover(row[column]);
    case 'bid':
    case 'ask':
    case 'high':
    case 'low':
      return (
        <span className={`price-${priceClass({ ...row, price: row[column] })}`}>
          {formatPrice(row[column])}
        </span>
      );
    default:
      return formatVolume(row[column]);
  }
}
