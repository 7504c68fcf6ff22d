import { memo } from 'react';
import { formatChange, formatPercent, formatPrice, formatTurnover, formatVolume } from '../../market/format';
import { priceClass } from '../../market/price-class';
import { Price } from '../../ui/Price';
import { useFlash } from '../../ui/useFlash';
import { CueOrDay } from '../shared/CueOrDay';
import type { QuoteColumn } from './columns';
import type { BoardRow as Row } from '../shared/screen/board-rows';
import { SymbolFigure } from './SymbolFigure';
import styles from './SymbolTable.module.css';

type CellProps = { row: Row; column: QuoteColumn };

/** What a cell shows beside the figure of its column: the figures that decide its colour. */
const colouring = ['symbol', 'reference', 'ceiling', 'floor', 'priceClass', 'day'] as const;

/** A figure changes far less often than some figure of its row. */
function isSameCell(before: CellProps, { row, column }: CellProps) {
  return (
    before.column === column &&
    before.row[column] === row[column] &&
    colouring.every((name) => before.row[name] === row[name])
  );
}

/** A figure of a symbol on the board. */
export const BoardCell = memo(function BoardCell({ row, column }: CellProps) {
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
    <SymbolFigure {...flash}>
      <Figure row={row} column={column} />
    </SymbolFigure>
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
          <CueOrDay row={row} />
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
