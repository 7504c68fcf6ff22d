import { IconButton } from '../../ui/IconButton';
import { CrossIcon } from '@blueprintjs/icons';
import { memo, Suspense, type MouseEvent } from 'react';
import { useT } from '../../i18n/useT';
import { pathTo } from '../../app/router/paths';
import { classOf } from '../../ui/Price';
import { RowLink } from '../../app/router/Link';
import { rowProps, type VirtualRowProps } from '../../ui/row-props';
import { useFlash } from '../../ui/useFlash';
import { useOlderDay } from '../shared/PriceDay';
import { RowAlertButton } from '../shared/AlertButton';
import { WatchlistRowMenu } from './lazy-own-parts';
import { PriceChange } from './PriceChange';
import { SparklineCell } from '../shared/price-line/SparklineCell';
import type { InstrumentRow } from '../../graph/values';
import type { AddedColumn } from './added-column';
import { useInstrument } from '../../graph/useInstrument';
import { opensNewTab } from '../../lib/address';
import { shortName } from '../../market/symbol';
import { FigureCell } from '../../ui/FigureCell';
import styles from './WatchlistTable.module.css';

type Props = VirtualRowProps & {
  row: InstrumentRow;
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
  const { exchange, quote: known } = useInstrument(symbol);
  const quote = known.price === null ? { ...known, price: row.price } : known;
  const older = useOlderDay(quote);
  const flash = useFlash<HTMLTableCellElement>(symbol, quote.price);

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
          translate="no"
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
      <td title={name ?? undefined} lang={name === null ? undefined : 'vi'}>
        <span className={styles.name}>{name === null ? '—' : shortName(name, symbol)}</span>
        <RowAlertButton className={`${styles.remove} ${styles.alert}`} symbol={symbol} price={quote.price} />
      </td>
      <SparklineCell
        className={styles.sparklineCell}
        symbol={symbol}
        exchange={exchange}
        priceClass={classOf(quote)}
        price={older === null ? quote.price : null}
        volume={quote.volume}
        reference={quote.reference}
      />
      <FigureCell className={styles.quote} ref={flash}>
        <PriceChange quote={quote} />
      </FigureCell>
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
