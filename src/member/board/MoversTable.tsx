import { PriceDay } from '../shared/PriceDay';
import { useT } from '../../i18n/useT';
import { formatRatio, formatTurnover } from '../../market/format';
import { FigureHead } from '../../ui/FigureHead';
import { Change, Price } from '../../ui/Price';
import '../../ui/Table.css';
import { SparklineCell } from '../shared/price-line/SparklineCell';
import type { Mover, MoverKind } from './movers';
import { SymbolLink } from '../../app/router/SymbolLink';
import { FigureCell } from '../../ui/FigureCell';
import styles from './Movers.module.css';

type Props = {
  name: string;
  kind: MoverKind;
  movers: readonly Mover[];
};

/** The symbols of one list with their prices; the last column has what the list is about. */
export function MoversTable({ name, kind, movers }: Props) {
  const t = useT();
  return (
    <table className={`table ${styles.table}`} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('board.column.symbol')}</th>
          <th scope="col">{t('board.movers.days')}</th>
          <FigureHead>{t('board.column.price')}</FigureHead>
          <FigureHead>{t('board.column.changePercent')}</FigureHead>
          <FigureHead>{kind === 'volume' ? t('board.movers.times') : t('board.column.value')}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {movers.map(({ row, times }) => {
          const { symbol, priceClass, price, volume, reference } = row;
          return (
            <tr key={symbol} data-symbol={symbol}>
              <th scope="row" className="row-head" title={row.name ?? undefined}>
                <SymbolLink symbol={symbol} />
              </th>
              <SparklineCell
                symbol={symbol}
                priceClass={priceClass}
                price={price}
                volume={volume}
                reference={reference}
              />
              <FigureCell>
                <PriceDay of={row} /> <Price quote={row} priceClass={priceClass} />
              </FigureCell>
              <FigureCell>
                <Change priceClass={priceClass} percent={row.changePercent} />
              </FigureCell>
              <FigureCell>{times === null ? formatTurnover(row.value) : `${formatRatio(times)}×`}</FigureCell>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
