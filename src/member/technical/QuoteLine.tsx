import { useInstrument } from '../../graph/useInstrument';
import { Change, classOf, isUnmatched, Price } from '../../ui/Price';
import { PriceDay } from '../shared/PriceDay';
import styles from './QuoteLine.module.css';

/** A symbol with its last price and its change, for where its own panel may be out of view; the price once it is loaded. */
export function QuoteLine({ symbol }: { symbol: string }) {
  const { quote } = useInstrument(symbol);
  const isKnown = quote.price !== null || quote.reference !== null;
  return (
    <span className={`screen-only ${styles.line}`}>
      <span className="symbol semibold" translate="no">
        {symbol}
      </span>
      {isKnown && <Price quote={quote} />}
      {isKnown && !isUnmatched(quote) && <Change priceClass={classOf(quote)} percent={quote.changePercent} />}
      <PriceDay of={quote} isLong />
    </span>
  );
}
