import { useT } from '../../i18n/useT';
import { Change, classOf, isUnmatched, Price, type Quoted } from '../../ui/Price';

/** The price and its change against the reference price, where known. */
export function PriceChange({ quote }: { quote: Quoted & { changePercent?: number | null } }) {
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
    </>
  );
}
