import { useFragment } from '@apollo/client/react';
import { IconButton } from '../../ui/IconButton';
import { CrossIcon } from '@blueprintjs/icons';
import { memo, Suspense, type MouseEvent } from 'react';
import { useT } from '../../i18n/useT';
import { pathTo } from '../../app/router/paths';
import { classOf } from '../../ui/Price';
import { RowLink } from '../../app/router/Link';
import { rowProps, type VirtualRowProps } from '../../ui/row-props';
import { useFlash } from '../../ui/useFlash';
import { RowAlertButton } from '../shared/AlertButton';
import { WatchlistRowMenu } from './lazy-own-parts';
import { PriceChange } from './PriceChange';
import { SparklineCell } from '../shared/price-line/SparklineCell';
import type { WatchlistRowFragment } from '../../graph/watchlists.generated';
import type { AddedColumn } from './added-column';
import { QuoteFragmentDoc } from '../../graph/quotes.generated';
import { opensNewTab } from '../../lib/address';
import { shortName } from '../../market/symbol';
import styles from './WatchlistTable.module.css';

type Props = VirtualRowProps & {
  row: WatchlistRowFragment;
  hasMenu: boolean;
  added: readonly AddedColumn[];
  isSelected: boolean;
  onSelect: (symbol: string) => void;
  onDelete: ((symbol: string) => void) | undefined;
};

/** One symbol of the list: a click on the row opens its chart, the cross deletes it. */
export const WatchlistRow = memo(function WatchlistRow({
  row,
  hasMenu,
  added,
  isSelected,
  onSelect,
  onDelete,
  index,
  measure,
}: Props) {
  const t = useT();
  const { symbol, name } = row;
  const { data } = useFragment({ fragment: QuoteFragmentDoc, from: { __typename: 'Instrument', symbol } });
  const quote = { ...data, price: data.price ?? row.price };
  const flash = useFlash(symbol, quote.price);

  return (
    <tr
      {...rowProps({ index, measure })}
      data-symbol={symbol}
      aria-selected={isSelected}
      onClick={(event) => {
        const isInMenu = (event.target as Element).closest('[popover], [popovertarget]');
        if (!isInMenu && !opensNewTab(event)) onSelect(symbol);
      }}
    >
      <td>
        <RowLink
          className="symbol"
          title={(added.length > 1 && name) || undefined}
          href={pathTo('/technical/:symbol', { symbol })}
        >
          {symbol}
        </RowLink>
        {hasMenu && (
          <Suspense>
            <WatchlistRowMenu symbol={symbol} />
          </Suspense>
        )}
      </td>
      <td className="truncate" title={name ?? undefined} lang={name === null ? undefined : 'vi'}>
        {name === null ? '—' : shortName(name, symbol)}
        <RowAlertButton className={`${styles.remove} ${styles.alert}`} symbol={symbol} price={quote.price} />
      </td>
      <SparklineCell
        className={styles.sparklineCell}
        symbol={symbol}
        exchange={quote.exchange ?? null}
        priceClass={classOf(quote)}
        price={quote.price}
        volume={quote.volume ?? null}
        reference={quote.reference ?? null}
      />
      <td className={`numeric ${styles.quote}`} {...flash}>
        <PriceChange quote={quote} />
      </td>
      {added.map(({ cellOf }) => cellOf(symbol))}
      <td>
        {onDelete && (
          <IconButton
            className={styles.remove}
            icon={<CrossIcon size={12} />}
            label={t('watchlist.delete', { symbol })}
            onClick={(event: MouseEvent) => {
              event.stopPropagation();
              // The second click of a double click may land on the row that has moved up.
              if (event.detail < 2) onDelete(symbol);
            }}
          />
        )}
      </td>
    </tr>
  );
});
