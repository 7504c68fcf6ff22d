import { useFragment } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { memo, type MouseEvent } from 'react';
import { QUOTE } from '../../graph/quotes.generated';
import { useT } from '../../i18n/useT';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { pathTo } from '../../app/router/paths';
import { classOf } from '../../ui/Price';
import { RowLink } from '../../app/router/Link';
import type { Placed } from '../../ui/Rows';
import { useFlash } from '../../ui/useFlash';
import { PriceChange } from './PriceChange';
import { SparklineCell } from './SparklineCell';
import type { WatchlistRowFragment } from './watchlist.generated';

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
  const flash = useFlash(symbol, quote.price);

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
        <RowLink className="symbol" href={pathTo('/technical/:symbol', { symbol })}>
          {symbol}
        </RowLink>
      </td>
      <td className="cut" title={name ?? undefined}>
        {name ?? '—'}
      </td>
      <SparklineCell
        symbol={symbol}
        of={classOf(quote)}
        price={quote.price}
        volume={quote.volume ?? null}
        reference={quote.reference ?? null}
      />
      <td className="num" {...flash}>
        <PriceChange quote={quote} />
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
