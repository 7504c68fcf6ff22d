import { PriceDay } from '../shared/PriceDay';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { formatShare, formatTurnover } from '../../market/format';
import { FigureHead } from '../../ui/FigureHead';
import { Change, Price } from '../../ui/Price';
import { rowProps } from '../../ui/row-props';
import { Rows } from '../../ui/Rows';
import { rowCount } from '../../ui/useRowsInView';
import '../../ui/Table.css';
import type { Size } from './useBoardView';
import type { BoardRow } from '../shared/screen/board-rows';
import { useSectorName } from '../shared/useSectorName';
import { SymbolLink } from '../../app/router/SymbolLink';
import { FigureCell } from '../../ui/FigureCell';
import styles from './MapTable.module.css';

type Props = { rows: readonly BoardRow[]; size: Size };

/** What the map shows in figures, the largest symbol first. */
export function MapTable({ rows, size }: Props) {
  const t = useT();
  const nameOf = useSectorName();
  const total = rows.reduce((sum, row) => sum + row[size]!, 0);
  return (
    <div className={styles.rows}>
      <table
        className={`table ${styles.table}`}
        aria-label={t('board.map.title')}
        aria-rowcount={rowCount(rows.length)}
      >
        <thead>
          <tr>
            <th scope="col">{t('board.column.symbol')}</th>
            <th scope="col">{t('board.sector')}</th>
            <FigureHead>{t('board.column.price')}</FigureHead>
            <FigureHead>{t('board.column.changePercent')}</FigureHead>
            <FigureHead aria-sort="descending">{t(`board.column.${size}`)}</FigureHead>
            <FigureHead>{t('board.map.share')}</FigureHead>
          </tr>
        </thead>
        <Rows
          isOfPage
          count={rows.length}
          renderRow={(i, virtual) => {
            const row = rows[i]!;
            const { symbol, sector, priceClass, changePercent } = row;
            const name = sector && nameOf(sector);
            return (
              <tr key={symbol} {...rowProps(virtual)} data-symbol={symbol}>
                <th scope="row" className="row-head" title={row.name ?? undefined}>
                  <SymbolLink symbol={symbol} />
                </th>
                <td className="truncate text-2" lang={langOf(name)}>
                  {name ?? '—'}
                </td>
                <FigureCell>
                  <PriceDay of={row} /> <Price quote={row} priceClass={priceClass} />
                </FigureCell>
                <FigureCell>
                  <Change priceClass={priceClass} percent={changePercent} />
                </FigureCell>
                <FigureCell>{formatTurnover(row[size])}</FigureCell>
                <FigureCell>{formatShare((row[size]! / total) * 100)}</FigureCell>
              </tr>
            );
          }}
        />
      </table>
    </div>
  );
}
