import { useFragment } from '@apollo/client/react';
import { Link } from 'wouter';
import { QUOTE } from '../../graph/quotes.generated';
import { technicalPath } from '../../lib/paths';
import { formatPrice } from '../../market/format';
import { classOf, Cue } from '../../ui/Price';
import { Net } from './Net';
import type { StockNet } from './top-stocks';
import styles from './TopStocks.module.css';

/** A stock with its net value as a bar and a figure, and the price of the session where the feed knows it. */
export function TopStock({ symbol, net, scale }: StockNet & { scale: number }) {
  const { data } = useFragment({ fragment: QUOTE, from: { __typename: 'Instrument', symbol } });
  const quote = { ...data, price: data.price ?? null };
  const colour = classOf(quote);

  return (
    <li className={styles.stock} data-symbol={symbol}>
      <Link className="symbol" href={technicalPath(symbol)}>
        {symbol}
      </Link>
      <span className={styles.bar} style={{ width: `${(Math.abs(net) / scale) * 100}%` }} />
      <span className="numeric">
        <Net net={net} />
      </span>
      <span className={`${styles.price} price-${colour}`}>
        <Cue of={colour} />
        {formatPrice(quote.price)}
      </span>
    </li>
  );
}
