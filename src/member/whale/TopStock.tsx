import { formatPrice } from '../../market/format';
import { classOf, Cue } from '../../ui/Price';
import { PriceDay } from '../shared/PriceDay';
import { Net } from './Net';
import type { StockNet } from './top-stocks';
import { useInstrument } from '../../graph/useInstrument';
import { SymbolLink } from '../../app/router/SymbolLink';
import styles from './TopStocks.module.css';

/** A stock's net value as bar and figure, with its price where known. */
export function TopStock({ symbol, net, scale }: StockNet & { scale: number }) {
  const { quote } = useInstrument(symbol);
  const colour = classOf(quote);

  return (
    <li className={styles.stock} data-symbol={symbol}>
      <SymbolLink symbol={symbol} />
      <span className={styles.bar} style={{ width: `${(Math.abs(net) / scale) * 100}%` }} />
      <span className="numeric" translate="no">
        <Net net={net} />
      </span>
      <span translate="no" className={`${styles.price} price-${colour}`}>
        <Cue priceClass={colour} />
        {formatPrice(quote.price)} <PriceDay of={quote} />
      </span>
    </li>
  );
}
