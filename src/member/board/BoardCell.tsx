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
  const flash = useFlash<HTMLTableCellElement>(row.symbol, typeof value === 'number' ? value : null);
  if (column === 'name') {
    return (
      <td className="truncate text-2" lang="vi">
        {row.name ?? '—'}
      </td>
    );
  }
  return (
    <SymbolFigure ref={flash} figureClass={figureClassOf(row, column)}>
      {column === 'price' ? (
        <>
          <CueOrDay row={row} />
          <Price quote={row} priceClass={row.priceClass} />
        </>
      ) : (
        textOf(row, column)
      )}
    </SymbolFigure>
  );
}, isSameCell);

function figureClassOf(row: Row, column: QuoteColumn) {
  switch (column) {
    case 'reference':
      return 'price-ref';
    case 'ceiling':
    case 'floor':
      return `price-${column}`;
    case 'price':
      return `${styles.price} price-${row.priceClass}`;
    case 'change':
    case 'changePercent':
      return `price-${row.priceClass}`;
    case 'bid':
    case 'ask':
    case 'high':
    case 'low':
      return `price-${priceClass({ ...row, price: row[column] })}`;
    default:
      return undefined;
  }
}

function textOf(row: Row, column: Exclude<QuoteColumn, 'name' | 'price'>) {
  switch (column) {
    case 'reference':
    case 'ceiling':
    case 'floor':
    case 'bid':
    case 'ask':
    case 'high':
    case 'low':
      return formatPrice(row[column]);
    case 'change':
      return formatChange(row.change);
    case 'changePercent':
      return formatPercent(row.changePercent);
    case 'value':
    case 'marketCap':
      return formatTurnover(row[column]);
    default:
      return formatVolume(row[column]);
  }
}
