import { useFragment } from '@apollo/client/react';
import { QuoteFragmentDoc } from '../../graph/quotes.generated';
import { Change, classOf, isUnmatched, Price } from '../../ui/Price';
import styles from './QuoteLine.module.css';

/** A symbol with its last price and its change, for where its own panel may be out of view; the price once it is loaded. */
export function QuoteLine({ symbol }: { symbol: string }) {
  const { data, complete } = useFragment({
    fragment: QuoteFragmentDoc,
    fragmentName: 'Quote',
    from: { __typename: 'Instrument', symbol },
  });
  return (
    <span className={`screen-only ${styles.line}`}>
      <span className="symbol semibold">{symbol}</span>
      {complete && <Price quote={data} />}
      {complete && !isUnmatched(data) && <Change priceClass={classOf(data)} percent={data.changePercent} />}
    </span>
  );
}
