import { Suspense } from 'react';
import { part } from '../../ui/part';
import { useWatchlist } from '../shared/WatchlistContext';
import { useT } from '../../i18n/useT';
import { FigureHead } from '../../ui/FigureHead';
import { Rows } from '../../ui/Rows';
import { rowCount } from '../../ui/useRowsInView';
import '../../ui/Table.css';
import { SPARKLINE_DAYS } from '../shared/price-line/sparkline';
import type { AddedColumn } from './added-column';
import type { InstrumentRow } from '../../graph/values';
import { WatchlistRow } from './WatchlistRow';
import styles from './WatchlistTable.module.css';

const RowLineHead = part(() => import('../shared/price-line/RowLine'), 'RowLineHead', {
  texts: 'chart',
  when: 'idle',
  optional: true,
});

type Props = {
  name: string;
  rows: readonly InstrumentRow[];
  hasMenus: boolean;
  selected: string | null;
  onSelect: (symbol: string) => void;
  /** Undefined for a list that is none to edit. */
  onDelete: ((symbol: string) => void) | undefined;
  onView: (from: number, to: number) => void;
  added?: readonly AddedColumn[];
  className?: string | undefined;
};

const none: readonly AddedColumn[] = [];

/** The length of a share's symbol; those of funds are longer. */
const SHORT_SYMBOL = 5;

/** The rows' symbols, names and prices; keeps the row selected by the arrow keys in view. */
export function WatchlistTable({
  name,
  rows,
  hasMenus,
  selected,
  onSelect,
  onDelete,
  onView,
  added = none,
  className = '',
}: Props) {
  const t = useT();
  const hasLongSymbols = rows.some((row) => row.symbol.length > SHORT_SYMBOL);
  const walkedTo = useWatchlist(({ context }) => context.run);
  const index = rows.findIndex(({ symbol }) => symbol === walkedTo);

  const days = t('watchlist.tradingDays', { count: SPARKLINE_DAYS });

  return (
    <table
      className={`table ${styles.table} ${hasMenus ? styles.withMenus : ''} ${className}`}
      aria-label={name}
      aria-rowcount={rowCount(rows.length)}
    >
      <colgroup>
        <col className={hasLongSymbols ? styles.longSymbol : styles.symbol} />
        <col />
        <col className={styles.sparkline} />
        <col className={styles.price} />
        {added.map(({ id }) => (
          <col key={id} />
        ))}
        <col className={styles.removeColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('watchlist.symbol')}</th>
          <th scope="col">{t('watchlist.name')}</th>
          <th scope="col" className={styles.sparklineCell}>
            <Suspense fallback={<span>{days}</span>}>
              <RowLineHead days={days} />
            </Suspense>
          </th>
          <FigureHead>{t('watchlist.price')}</FigureHead>
          {added.map(({ head }) => head)}
          <th scope="col">
            <span className="visually-hidden">{t('watchlist.actions')}</span>
          </th>
        </tr>
      </thead>
      <Rows
        count={rows.length}
        walkedTo={index === -1 ? null : index}
        onView={onView}
        renderRow={(i, virtual) => {
          const row = rows[i]!;
          return (
            <WatchlistRow
              {...virtual}
              key={row.symbol}
              row={row}
              hasMenu={hasMenus}
              added={added}
              isSelected={row.symbol === selected}
              onSelect={onSelect}
              onDelete={onDelete}
            />
          );
        }}
      />
    </table>
  );
}
