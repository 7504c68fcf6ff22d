import { Change, classOf, isUnmatched, Price } from '../../ui/Price';
import styles from './SignalsTable.module.css';
import type { RowQuote } from './useSignalInstruments';

/** The last price of a row and its change on the trading day, in their price colour; nothing while they are unknown. */
export function LastPrice({ quote }: { quote: RowQuote }) {
  if (quote.price === null) return null;
  const isMeasured = quote.reference != null && !isUnmatched(quote);
  return (
    <span className={styles.last}>
      <Price quote={quote} />
      {isMeasured && <Change priceClass={classOf(quote)} percent={quote.changePercent} />}
    </span>
  );
}
