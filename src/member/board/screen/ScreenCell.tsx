import { memo } from 'react';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import {
  formatIndex,
  formatNet,
  formatPercent,
  formatPrice,
  formatRatio,
  formatShare,
  formatTurnover,
} from '../../../market/format';
import type { SignalKind } from '../../../graph/resolvers.types';
import { Price } from '../../../ui/Price';
import { useFlash } from '../../../ui/useFlash';
import { useSectorName } from '../../shared/useSectorName';
import { CueOrDay } from '../../shared/CueOrDay';
import { PriceDay } from '../../shared/PriceDay';
import type { ScreenColumn } from './columns';
import type { BoardRow } from '../../shared/screen/board-rows';
import type { ScreenRow } from '../../shared/screen/rows';
import { SymbolFigure } from '../SymbolFigure';
import styles from '../SymbolTable.module.css';

type Props = { row: ScreenRow; column: ScreenColumn; signals: readonly SignalKind[] | undefined };

/** What a column shows of a symbol. */
export const ScreenCell = memo(function ScreenCell({ row, column, signals }: Props) {
  const flash = useFlash<HTMLTableCellElement>(row.symbol, column === 'price' ? row.last : null);
  if (column === 'exchange') return <td>{row.exchange === 'UPCOM' ? 'UPCoM' : (row.exchange ?? '—')}</td>;
  if (column === 'sector') return <SectorCell sector={row.sector} />;
  if (column === 'signal') return <SignalCell signals={signals} />;
  return (
    <SymbolFigure ref={flash} figureClass={figureClassOf(row, column)}>
      {column === 'price' ? <LastPrice row={row} /> : textOf(row, column)}
    </SymbolFigure>
  );
});

function SectorCell({ sector }: { sector: string | null }) {
  const nameOf = useSectorName();
  const name = sector === null ? '—' : nameOf(sector);
  return (
    <td className="truncate" title={name} lang={langOf(name)}>
      {name}
    </td>
  );
}

function SignalCell({ signals = [] }: Pick<Props, 'signals'>) {
  const t = useT();
  const names = signals.map((kind) => t(`signals.chip.${kind}`)).join(', ') || '—';
  return (
    <td className="truncate" title={names}>
      {names}
    </td>
  );
}

function figureClassOf({ row }: ScreenRow, column: ScreenColumn) {
  if (column === 'change') return `price-${row.priceClass}`;
  if (column !== 'price') return undefined;
  return hasNoQuote(row) ? styles.price : `${styles.price} price-${row.priceClass}`;
}

const hasNoQuote = ({ price, reference }: BoardRow) => price === null && reference === null;

/** The price of the running day, or that of the last finished one. */
function LastPrice({ row: { row, last, closedOn } }: Pick<Props, 'row'>) {
  return hasNoQuote(row) ? (
    <>
      <PriceDay of={{ price: last, day: closedOn }} />
      <span>{formatPrice(last)}</span>
    </>
  ) : (
    <>
      <CueOrDay row={row} />
      <Price quote={row} priceClass={row.priceClass} />
    </>
  );
}

function textOf(row: ScreenRow, column: Exclude<ScreenColumn, 'exchange' | 'sector' | 'signal' | 'price'>) {
  switch (column) {
    case 'change':
      return formatPercent(row.figures.change);
    case 'ma20':
    case 'ma50':
    case 'ma200':
      return formatPrice(row.averages[column]);
    case 'volumeRatio':
      return row.figures.volumeRatio === null ? '—' : `${formatRatio(row.figures.volumeRatio)}×`;
    case 'value':
    case 'value20':
    case 'marketCap':
      return formatTurnover(row.figures[column]);
    case 'foreign1':
    case 'foreign5':
    case 'foreign20':
      return formatNet(row.figures[column]);
    case 'rsi':
    case 'pe':
    case 'pb':
      return formatIndex(row.figures[column]);
    default:
      return formatShare(row.figures[column]);
  }
}
