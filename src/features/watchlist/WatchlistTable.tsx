import { useEffect, useRef } from 'react';
import { useWatchlist } from '../../actors/Watchlist';
import { useT } from '../../i18n/useT';
import '../../ui/Table.css';
import type { WatchlistRowFragment } from './watchlist.graphql';
import { WatchlistRow } from './WatchlistRow';

type Props = {
  name: string;
  rows: readonly WatchlistRowFragment[];
  selected: string | null;
  onSelect: (symbol: string) => void;
  onDelete: (symbol: string) => void;
};

/** As long as the symbols of shares; those of funds are longer. */
const SHORT_SYMBOL = 5;

/** Symbol, name and price of each row; the row that the arrow keys came to stays in view. */
export function WatchlistTable({ name, rows, selected, onSelect, onDelete }: Props) {
  const t = useT();
  const body = useRef<HTMLTableSectionElement>(null);

  const hasLongSymbols = rows.some((row) => row.symbol.length > SHORT_SYMBOL);
  const walkedTo = useWatchlist(({ context }) => context.run);

  useEffect(() => {
    if (walkedTo === null) return;
    body.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [walkedTo]);

  return (
    <table className="table watchlist-table" aria-label={name}>
      <colgroup>
        <col className={hasLongSymbols ? 'watchlist-symbol-long' : 'watchlist-symbol'} />
        <col />
        <col className="watchlist-price" />
        <col className="watchlist-delete" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('watchlist.symbol')}</th>
          <th scope="col">{t('watchlist.name')}</th>
          <th scope="col" className="num">
            {t('watchlist.price')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('watchlist.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <WatchlistRow
            key={row.symbol}
            row={row}
            isSelected={row.symbol === selected}
            onSelect={onSelect}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}
