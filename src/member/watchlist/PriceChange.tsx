import { useT } from '../../i18n/useT';
import type { Quote } from '../../market/quote';
import { PriceDay } from '../shared/PriceDay';
import { Change, classOf, isUnmatched, Price, type Quoted } from '../../ui/Price';

/** The price and its change against the reference price, where known, and the day of an older one. */
export function PriceChange({ quote }: { quote: Quoted & Partial<Pick<Quote, 'changePercent' | 'day'>> }) {
  const t = useT();
  return (
    <>
      <Price quote={quote} />
      {isUnmatched(quote) ? (
        <span className="change price-none">{t('price.none')}</span>
      ) : (
        quote.reference != null && (
          <Change priceClass={classOf(quote)} percent={quote.changePercent ?? null} />
        )
      )}
      <PriceDay of={quote} />
    </>
  );
}
