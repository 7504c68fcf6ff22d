import { useFragment } from '@apollo/client/react';
import { Link } from 'wouter';
import { QUOTE } from '../../graph/quotes.generated';
import { technicalPath } from '../../lib/paths';
import { formatPrice } from '../../market/format';
import { classOf, Cue } from '../../ui/Price';
import { Net } from './Net';
import type { StockNet } from './top-stocks';

/** A stock's net value as bar and figure, with its price where known. */
export function TopStock({ symbol, net, scale }: StockNet & { scale: number }) {
  const { data } = useFragment({ fragment: QUOTE, from: { __typename: 'Instrument', symbol } });
  const quote = { ...data, price: data.price ?? null };
  const colour = classOf(quote);

  return (
    <li className="top-stock" data-symbol={symbol}>
      <Link className="symbol" href={technicalPath(symbol)}>
        {symbol}
      </Link>
      <span className="top-stock-bar" style={{ width: `${(Math.abs(net) / scale) * 100}%` }} />
      <span className="num">
        <Net net={net} />
      </span>
      <span className={`top-stock-price px-${colour}`}>
        <Cue of={colour} />
        {formatPrice(quote.price)}
      </span>
    </li>
  );
}
