import { useFragment } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { memo, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { QUOTE } from '../../graph/quotes.graphql';
import { useT } from '../../i18n/useT';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { technicalPath } from '../../lib/paths';
import { Change, classOf, Price } from '../../ui/Price';
import type { Placed } from '../../ui/Rows';
import type { WatchlistRowFragment } from './watchlist.graphql';

type Props = Placed & {
  row: WatchlistRowFragment;
  isSelected: boolean;
  onSelect: (symbol: string) => void;
  onDelete: (symbol: string) => void;
};

/** One symbol of the list: the whole row opens its chart, the cross takes it off. */
export const WatchlistRow = memo(function WatchlistRow({
  row,
  isSelected,
  onSelect,
  onDelete,
  place,
  measure,
}: Props) {
  const t = useT();
  const { symbol, name } = row;
  const { data } = useFragment({ fragment: QUOTE, from: { __typename: 'Instrument', symbol } });
  const quote = { ...data, price: data.price ?? row.price };

  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-symbol={symbol}
      aria-selected={isSelected}
      onClick={(event) => {
        if (!opensElsewhere(event)) onSelect(symbol);
      }}
    >
      <td>
        <Link
          className="symbol"
          href={technicalPath(symbol)}
          onClick={(event) => {
            if (!opensElsewhere(event)) event.preventDefault();
          }}
        >
          {symbol}
        </Link>
      </td>
      <td className="cut" title={name ?? undefined}>
        {name ?? '—'}
      </td>
      <td className="num">
        <Price quote={quote} />
        {quote.reference != null && <Change of={classOf(quote)} percent={quote.changePercent ?? null} />}
      </td>
      <td>
        <Button
          className="icon-only watchlist-cross"
          variant="minimal"
          icon={<CrossIcon size={12} />}
          aria-label={t('watchlist.delete', { symbol })}
          onClick={(event: MouseEvent) => {
            event.stopPropagation();
            // The second click of a double click may hit the row that has moved up.
            if (event.detail < 2) onDelete(symbol);
          }}
        />
      </td>
    </tr>
  );
});
