import { useT } from '../../i18n/useT';
import { Change, classOf, isUnmatched, Price, type Quoted } from '../../ui/Price';

/** The price and its change against the reference price, where known. */
export function PriceChange({ quote }: { quote: Quoted & { changePercent?: number | null } }) {
  const t = useT();
  return (
    <>
      <Price quote={quote} />
      {isUnmatched(quote) ? (
        <span className="change px-none">{t('price.none')}</span>
      ) : (
        quote.reference != null && <Change of={classOf(quote)} percent={quote.changePercent ?? null} />
      )}
    </>
  );
}
