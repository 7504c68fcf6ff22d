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
import type { ScreenRow } from '../../shared/screen/rows';
import { SymbolFigure } from '../SymbolFigure';
import styles from '../SymbolTable.module.css';

type Props = { row: ScreenRow; column: ScreenColumn; signals: readonly SignalKind[] | undefined };

/** What a column shows of a symbol. */
export const ScreenCell = memo(function ScreenCell({ row, column, signals }: Props) {
  const flash = useFlash(row.symbol, column === 'price' ? row.last : null);
  if (column === 'exchange') return <td>{row.exchange === 'UPCOM' ? 'UPCoM' : (row.exchange ?? '—')}</td>;
  if (column === 'sector') return <SectorCell sector={row.sector} />;
  if (column === 'signal') return <SignalCell signals={signals} />;
  return (
    <SymbolFigure {...flash}>
      <Figure row={row} column={column} />
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

function Figure({
  row,
  column,
}: Pick<Props, 'row'> & { column: Exclude<ScreenColumn, 'exchange' | 'sector' | 'signal'> }) {
  switch (column) {
    case 'price':
      return row.row.price === null && row.row.reference === null ? (
        <span className={styles.price}>
          <PriceDay of={{ price: row.last, day: row.closedOn }} />
          <span>{formatPrice(row.last)}</span>
        </span>
      ) : (
        <span className={`${styles.price} price-${row.row.priceClass}`}>
          <CueOrDay row={row.row} />
          <Price quote={row.row} priceClass={row.row.priceClass} />
        </span>
      );
    case 'change':
      return <span className={`price-${row.row.priceClass}`}>{formatPercent(row.figures.change)}</span>;
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
